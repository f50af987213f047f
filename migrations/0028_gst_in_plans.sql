-- The planner keeps what can be bought in memory while the revision is the same; a rate of GST is a part of what it costs.
CREATE TRIGGER `tax_rates_revision_insert` AFTER INSERT ON `tax_rates` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `tax_rates_revision_delete` AFTER DELETE ON `tax_rates` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
