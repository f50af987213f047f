-- The planner reads what tells two listings with one title apart.
CREATE TRIGGER `listings_revision_marks` AFTER UPDATE OF `ref`, `specifications` ON `listings` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
