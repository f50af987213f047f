CREATE TABLE `allocations` (
	`taker_id` text NOT NULL,
	`kind` text NOT NULL,
	`resource_id` text NOT NULL,
	`starts` text NOT NULL,
	`until` text NOT NULL,
	`quantity` integer NOT NULL,
	`expires_at` integer,
	PRIMARY KEY(`taker_id`, `resource_id`, `starts`),
	CONSTRAINT "allocations_span" CHECK("allocations"."starts" < "allocations"."until"),
	CONSTRAINT "allocations_quantity" CHECK("allocations"."quantity" > 0)
);
--> statement-breakpoint
CREATE INDEX `allocations_by_time` ON `allocations` (`resource_id`,`until`,`starts`,`expires_at`,`quantity`,`kind`);--> statement-breakpoint
CREATE INDEX `allocations_by_start` ON `allocations` (`starts`);--> statement-breakpoint
CREATE INDEX `allocations_by_end` ON `allocations` (`until`);--> statement-breakpoint
CREATE TABLE `clock` (
	`id` integer PRIMARY KEY NOT NULL,
	`day` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `seasons` (
	`listing_id` text NOT NULL,
	`name` text NOT NULL,
	`from_md` text NOT NULL,
	`until_md` text NOT NULL,
	`bp` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `name`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `listings_by_place`;--> statement-breakpoint
ALTER TABLE `listings` ADD `capacity` integer;--> statement-breakpoint
CREATE INDEX `listings_by_place` ON `listings` (`city`,`state`,`category_id`,`monthly`,`availability`,`next_available`,`id`,`capacity`,`min_quantity`);--> statement-breakpoint
ALTER TABLE `spots` ADD `capacity` integer;--> statement-breakpoint
-- How much there is, by the unit: a face, a fleet or a site is one, a loop has its slots. Airtime, space in print and views
-- are not limited, until their owners say so; what is booked has to be bookable.
UPDATE `listings` SET `capacity` = coalesce(json_extract(`details`, '$.loop.slots'), 1)
	WHERE `unit` IN ('per_month', 'per_fleet_month', 'per_unit_month', 'per_day', 'per_slot_day') OR `availability` = 'booked';
--> statement-breakpoint
UPDATE `listings` SET `capacity` = max(`capacity`, `min_quantity`) WHERE `capacity` IS NOT NULL;
--> statement-breakpoint
UPDATE `spots` SET `capacity` = `min_quantity` WHERE `unit` = 'per_unit_month' OR `availability` = 'booked';
--> statement-breakpoint
-- What is booked until a day becomes a block. A listing with spots is as free as they are, and has none of its own.
INSERT INTO `allocations` (`taker_id`, `kind`, `resource_id`, `starts`, `until`, `quantity`)
	SELECT 'blk_' || `id`, 'block', `id`, date('now', '+330 minutes'), `next_available`, `capacity` FROM `listings`
	WHERE `availability` = 'booked' AND `next_available` > date('now', '+330 minutes')
		AND NOT EXISTS (SELECT 1 FROM `spots` WHERE `spots`.`listing_id` = `listings`.`id`);
--> statement-breakpoint
INSERT INTO `allocations` (`taker_id`, `kind`, `resource_id`, `starts`, `until`, `quantity`)
	SELECT 'blk_' || `listing_id` || '_' || `id`, 'block', `listing_id` || ':' || `id`, date('now', '+330 minutes'), `next_available`, `capacity`
	FROM `spots` WHERE `availability` = 'booked' AND `next_available` > date('now', '+330 minutes');
--> statement-breakpoint
INSERT INTO `clock` (`id`, `day`) VALUES (1, date('now', '+330 minutes'));
--> statement-breakpoint
-- The planner reads them.
CREATE TRIGGER `allocations_revision_insert` AFTER INSERT ON `allocations` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `allocations_revision_delete` AFTER DELETE ON `allocations` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `allocations_revision_update` AFTER UPDATE ON `allocations` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `listings_revision_capacity` AFTER UPDATE OF `capacity` ON `listings` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `spots_revision_capacity` AFTER UPDATE OF `capacity` ON `spots` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
