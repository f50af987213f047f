-- The planner reads where a listing stands, to find what is near a locality.
CREATE TRIGGER `listings_revision_coordinates` AFTER UPDATE OF `lat`, `lng` ON `listings` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
