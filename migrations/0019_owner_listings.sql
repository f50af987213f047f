-- Every public listing has its row among those of its owner, which says that it is live. Drizzle writes no triggers.
INSERT INTO `owner_listings` (`id`, `owner_id`, `category_id`, `ref`, `state`, `published_at`, `updated_at`)
	SELECT `id`, `owner_id`, `category_id`, `ref`, 'live', unixepoch() * 1000, unixepoch() * 1000 FROM `listings`;
--> statement-breakpoint
CREATE TRIGGER `listings_owned_insert` AFTER INSERT ON `listings` BEGIN
	INSERT INTO `owner_listings` (`id`, `owner_id`, `category_id`, `ref`, `state`, `published_at`, `updated_at`)
		VALUES (new.`id`, new.`owner_id`, new.`category_id`, new.`ref`, 'live', unixepoch() * 1000, unixepoch() * 1000)
		ON CONFLICT (`id`) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER `listings_owned_update` AFTER UPDATE OF `owner_id`, `category_id`, `ref` ON `listings` BEGIN
	UPDATE `owner_listings` SET `owner_id` = new.`owner_id`, `category_id` = new.`category_id`, `ref` = new.`ref` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
-- What is paused says so before its public row goes, and stays.
CREATE TRIGGER `listings_owned_delete` AFTER DELETE ON `listings` BEGIN
	DELETE FROM `owner_listings` WHERE `id` = old.`id` AND `state` = 'live';
END;
--> statement-breakpoint
-- The planner reads seasons and coverage, which owners edit.
CREATE TRIGGER `seasons_revision_insert` AFTER INSERT ON `seasons` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `seasons_revision_delete` AFTER DELETE ON `seasons` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `seasons_revision_update` AFTER UPDATE ON `seasons` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `coverage_revision_insert` AFTER INSERT ON `coverage` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `coverage_revision_delete` AFTER DELETE ON `coverage` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
