"""Side views of vehicles and soldiers as numbers, and what their parts are painted with."""
