-- `mark` did not say what it marks: the revision of the catalogue. Names change, the row and its value stay.
DROP TRIGGER `listings_mark_insert`;
--> statement-breakpoint
DROP TRIGGER `listings_mark_delete`;
--> statement-breakpoint
DROP TRIGGER `listings_mark_update`;
--> statement-breakpoint
DROP TRIGGER `spots_mark_insert`;
--> statement-breakpoint
DROP TRIGGER `spots_mark_delete`;
--> statement-breakpoint
DROP TRIGGER `spots_mark_update`;
--> statement-breakpoint
DROP TRIGGER `owners_mark_update`;
--> statement-breakpoint
ALTER TABLE `catalogue_mark` RENAME TO `catalogue_revision`;
--> statement-breakpoint
ALTER TABLE `catalogue_revision` RENAME COLUMN `mark` TO `revision`;
--> statement-breakpoint
-- Any change of a column that the planner reads gives the catalogue a new random revision. The columns are those of
-- worker/planner/inventory.server.ts.
CREATE TRIGGER `listings_revision_insert` AFTER INSERT ON `listings` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `listings_revision_delete` AFTER DELETE ON `listings` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `listings_revision_update` AFTER UPDATE OF
	`id`, `category_id`, `subcategory_id`, `owner_id`, `title`, `type`, `city`, `state`, `area`, `language`,
	`languages`, `variant`, `rate`, `unit`, `min_quantity`, `step`, `min_duration`, `availability`,
	`next_available`, `min_budget`, `setup`, `audience`, `rating`, `details`
ON `listings` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `spots_revision_insert` AFTER INSERT ON `spots` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `spots_revision_delete` AFTER DELETE ON `spots` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `spots_revision_update` AFTER UPDATE OF
	`listing_id`, `id`, `name`, `rate`, `unit`, `min_quantity`, `step`, `min_duration`, `availability`,
	`next_available`, `seconds`, `audience`, `variant`
ON `spots` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `owners_revision_update` AFTER UPDATE OF `name` ON `owners` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
