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
CREATE TABLE `facet_counts` (
	`category_id` text NOT NULL,
	`subcategory_id` text NOT NULL,
	`type` text NOT NULL,
	`owner_id` text NOT NULL,
	`sq_ft` real,
	`lit` text,
	`followers` integer,
	`screens` integer,
	`platforms` text,
	`languages` text NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `facet_counts_by_group` ON `facet_counts` (`category_id`,`subcategory_id`,`type`,`owner_id`);--> statement-breakpoint
CREATE TABLE `home_counts` (
	`category_id` text NOT NULL,
	`subcategory_id` text NOT NULL,
	`city` text collate nocase NOT NULL,
	`state` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`category_id`, `subcategory_id`, `city`, `state`)
);
--> statement-breakpoint
DROP INDEX `listings_by_place`;--> statement-breakpoint
ALTER TABLE `listings` ADD `capacity` integer;--> statement-breakpoint
ALTER TABLE `listings` ADD `sq_ft` real GENERATED ALWAYS AS (json_extract("details", '$.face.width') * json_extract("details", '$.face.height')) VIRTUAL;--> statement-breakpoint
ALTER TABLE `listings` ADD `lit` text GENERATED ALWAYS AS (case when "category_id" = 'dooh' then 'digital'
    else case json_extract("custom", '$.Lighting') when 'Front lit' then 'front' when 'Back lit' then 'back' when 'Non lit' then 'none' end end) VIRTUAL;--> statement-breakpoint
ALTER TABLE `listings` ADD `followers` integer GENERATED ALWAYS AS (case when "category_id" = 'influencer' then "audience" end) VIRTUAL;--> statement-breakpoint
ALTER TABLE `listings` ADD `screens` integer GENERATED ALWAYS AS (json_extract("details", '$.screens')) VIRTUAL;--> statement-breakpoint
ALTER TABLE `listings` ADD `platforms` text GENERATED ALWAYS AS (case when "category_id" = 'influencer' then trim(
    case when json_extract("details", '$.instagram.handle') is null then '' else 'instagram' end || ' ' ||
    case when json_extract("details", '$.youtube.handle') is null then '' else 'youtube' end) end) VIRTUAL;--> statement-breakpoint
CREATE INDEX `listings_by_facets` ON `listings` (`category_id`,`subcategory_id`,`city`,`state`,`monthly`,`availability`,`next_available`,`type`,`owner_id`,`sq_ft`,`lit`,`followers`,`screens`,`platforms`,`languages`,`capacity`,`min_quantity`,`id`);--> statement-breakpoint
CREATE INDEX `listings_by_place` ON `listings` (`city`,`state`,`category_id`,`monthly`,`availability`,`next_available`,`id`,`capacity`,`min_quantity`);--> statement-breakpoint
ALTER TABLE `spots` ADD `capacity` integer;
--> statement-breakpoint
-- The full-text index again, with what a site faces, and a mark on what covers places: it is found in places where it does
-- not stand, so a search in a place reads what has the place's name or the mark.
DROP TRIGGER `listings_fts_insert`;
--> statement-breakpoint
DROP TRIGGER `listings_fts_delete`;
--> statement-breakpoint
DROP TRIGGER `listings_fts_update`;
--> statement-breakpoint
DROP VIEW `listing_texts`;
--> statement-breakpoint
DROP TABLE `listings_words`;
--> statement-breakpoint
DROP TABLE `listings_fts`;
--> statement-breakpoint
-- The tokenizer counts vowel signs as letters, so that a word in an Indian script stays one word.
CREATE VIRTUAL TABLE `listings_fts` USING fts5(
	title, native_title, kind, place, about, facing, marks,
	content = '', contentless_delete = 1, prefix = '2 3',
	tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
INSERT INTO `listings_fts` (`listings_fts`, `rank`) VALUES ('rank', 'bm25(10.0, 8.0, 5.0, 4.0, 1.0, 2.0, 0.0)');
--> statement-breakpoint
-- Every word with the number of listings that have it, for spelling correction.
CREATE VIRTUAL TABLE `listings_words` USING fts5vocab('listings_fts', 'row');
--> statement-breakpoint
-- The indexed text of a listing.
CREATE VIEW `listing_texts` AS
SELECT
	l.`rowid` AS `id`,
	l.`title`,
	l.`native_title`,
	concat_ws(' ', l.`type`, c.`name`, s.`name`) AS `kind`,
	concat_ws(' ', l.`area`, l.`venue`, l.`city`, l.`state`) AS `place`,
	concat_ws(' ', o.`name`, l.`ref`,
		l.`details` ->> '$.code', l.`details` ->> '$.instagram.handle', l.`details` ->> '$.youtube.handle',
		(SELECT group_concat(`value`, ' ') FROM json_each(l.`features`)),
		(SELECT group_concat(`value`, ' ') FROM json_each(l.`languages`))) AS `about`,
	(SELECT group_concat(`value` ->> '$.value', ' ') FROM json_each(l.`specifications`)
		WHERE `value` ->> '$.label' = 'Facing') AS `facing`,
	CASE WHEN EXISTS (SELECT 1 FROM `coverage` WHERE `listing_id` = l.`id`) THEN 'xcovers' END AS `marks`
FROM `listings` l
JOIN `categories` c ON c.`id` = l.`category_id`
JOIN `subcategories` s ON s.`category_id` = l.`category_id` AND s.`id` = l.`subcategory_id`
JOIN `owners` o ON o.`id` = l.`owner_id`;
--> statement-breakpoint
CREATE TRIGGER `listings_fts_insert` AFTER INSERT ON `listings` BEGIN
	INSERT INTO `listings_fts` (`rowid`, `title`, `native_title`, `kind`, `place`, `about`, `facing`, `marks`)
	SELECT * FROM `listing_texts` WHERE `id` = new.`rowid`;
END;
--> statement-breakpoint
CREATE TRIGGER `listings_fts_delete` AFTER DELETE ON `listings` BEGIN
	DELETE FROM `listings_fts` WHERE `rowid` = old.`rowid`;
END;
--> statement-breakpoint
CREATE TRIGGER `listings_fts_update` AFTER UPDATE OF
	`ref`, `category_id`, `subcategory_id`, `owner_id`, `title`, `native_title`, `type`, `city`, `state`, `area`, `venue`,
	`features`, `languages`, `details`, `specifications`
ON `listings` BEGIN
	DELETE FROM `listings_fts` WHERE `rowid` = old.`rowid`;
	INSERT INTO `listings_fts` (`rowid`, `title`, `native_title`, `kind`, `place`, `about`, `facing`, `marks`)
	SELECT * FROM `listing_texts` WHERE `id` = new.`rowid`;
END;
--> statement-breakpoint
-- The mark changes with the first area and with the last; an update without a change runs the trigger above.
CREATE TRIGGER `coverage_fts_insert` AFTER INSERT ON `coverage`
WHEN (SELECT count(*) FROM `coverage` WHERE `listing_id` = new.`listing_id`) = 1 BEGIN
	UPDATE `listings` SET `type` = `type` WHERE `id` = new.`listing_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `coverage_fts_delete` AFTER DELETE ON `coverage`
WHEN NOT EXISTS (SELECT 1 FROM `coverage` WHERE `listing_id` = old.`listing_id`) BEGIN
	UPDATE `listings` SET `type` = `type` WHERE `id` = old.`listing_id`;
END;
--> statement-breakpoint
INSERT INTO `listings_fts` (`rowid`, `title`, `native_title`, `kind`, `place`, `about`, `facing`, `marks`)
SELECT * FROM `listing_texts`;
--> statement-breakpoint
-- Counters of lists. Of a row without columns to tell it from another, `IS` finds the same one where a value is missing.
INSERT INTO `facet_counts` (`category_id`, `subcategory_id`, `type`, `owner_id`, `sq_ft`, `lit`, `followers`, `screens`, `platforms`, `languages`, `count`)
SELECT `category_id`, `subcategory_id`, `type`, `owner_id`, `sq_ft`, `lit`, `followers`, `screens`, `platforms`, `languages`, count(*)
FROM `listings` GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
--> statement-breakpoint
INSERT INTO `home_counts` SELECT `category_id`, `subcategory_id`, `city`, `state`, count(*) FROM `listings` GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE TRIGGER `listings_counts_insert` AFTER INSERT ON `listings` BEGIN
	UPDATE `facet_counts` SET `count` = `count` + 1 WHERE `category_id` IS new.`category_id` AND `subcategory_id` IS new.`subcategory_id` AND `type` IS new.`type` AND `owner_id` IS new.`owner_id` AND `sq_ft` IS new.`sq_ft` AND `lit` IS new.`lit` AND `followers` IS new.`followers` AND `screens` IS new.`screens` AND `platforms` IS new.`platforms` AND `languages` IS new.`languages`;
	INSERT INTO `facet_counts` (`category_id`, `subcategory_id`, `type`, `owner_id`, `sq_ft`, `lit`, `followers`, `screens`, `platforms`, `languages`, `count`)
	SELECT new.`category_id`, new.`subcategory_id`, new.`type`, new.`owner_id`, new.`sq_ft`, new.`lit`, new.`followers`, new.`screens`, new.`platforms`, new.`languages`, 1 WHERE changes() = 0;
	INSERT INTO `home_counts` VALUES (new.`category_id`, new.`subcategory_id`, new.`city`, new.`state`, 1)
	ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `listings_counts_delete` AFTER DELETE ON `listings` BEGIN
	UPDATE `facet_counts` SET `count` = `count` - 1 WHERE `category_id` IS old.`category_id` AND `subcategory_id` IS old.`subcategory_id` AND `type` IS old.`type` AND `owner_id` IS old.`owner_id` AND `sq_ft` IS old.`sq_ft` AND `lit` IS old.`lit` AND `followers` IS old.`followers` AND `screens` IS old.`screens` AND `platforms` IS old.`platforms` AND `languages` IS old.`languages`;
	DELETE FROM `facet_counts` WHERE `count` = 0 AND `category_id` IS old.`category_id` AND `subcategory_id` IS old.`subcategory_id` AND `type` IS old.`type` AND `owner_id` IS old.`owner_id` AND `sq_ft` IS old.`sq_ft` AND `lit` IS old.`lit` AND `followers` IS old.`followers` AND `screens` IS old.`screens` AND `platforms` IS old.`platforms` AND `languages` IS old.`languages`;
	UPDATE `home_counts` SET `count` = `count` - 1 WHERE `category_id` = old.`category_id` AND `subcategory_id` = old.`subcategory_id` AND `city` = old.`city` AND `state` = old.`state`;
	DELETE FROM `home_counts` WHERE `count` = 0 AND `category_id` = old.`category_id` AND `subcategory_id` = old.`subcategory_id` AND `city` = old.`city` AND `state` = old.`state`;
END;
--> statement-breakpoint
CREATE TRIGGER `listings_counts_update` AFTER UPDATE OF
	`category_id`, `subcategory_id`, `type`, `owner_id`, `city`, `state`, `audience`, `languages`, `details`, `custom`
ON `listings` BEGIN
	UPDATE `facet_counts` SET `count` = `count` - 1 WHERE `category_id` IS old.`category_id` AND `subcategory_id` IS old.`subcategory_id` AND `type` IS old.`type` AND `owner_id` IS old.`owner_id` AND `sq_ft` IS old.`sq_ft` AND `lit` IS old.`lit` AND `followers` IS old.`followers` AND `screens` IS old.`screens` AND `platforms` IS old.`platforms` AND `languages` IS old.`languages`;
	DELETE FROM `facet_counts` WHERE `count` = 0 AND `category_id` IS old.`category_id` AND `subcategory_id` IS old.`subcategory_id` AND `type` IS old.`type` AND `owner_id` IS old.`owner_id` AND `sq_ft` IS old.`sq_ft` AND `lit` IS old.`lit` AND `followers` IS old.`followers` AND `screens` IS old.`screens` AND `platforms` IS old.`platforms` AND `languages` IS old.`languages`;
	UPDATE `home_counts` SET `count` = `count` - 1 WHERE `category_id` = old.`category_id` AND `subcategory_id` = old.`subcategory_id` AND `city` = old.`city` AND `state` = old.`state`;
	DELETE FROM `home_counts` WHERE `count` = 0 AND `category_id` = old.`category_id` AND `subcategory_id` = old.`subcategory_id` AND `city` = old.`city` AND `state` = old.`state`;
	UPDATE `facet_counts` SET `count` = `count` + 1 WHERE `category_id` IS new.`category_id` AND `subcategory_id` IS new.`subcategory_id` AND `type` IS new.`type` AND `owner_id` IS new.`owner_id` AND `sq_ft` IS new.`sq_ft` AND `lit` IS new.`lit` AND `followers` IS new.`followers` AND `screens` IS new.`screens` AND `platforms` IS new.`platforms` AND `languages` IS new.`languages`;
	INSERT INTO `facet_counts` (`category_id`, `subcategory_id`, `type`, `owner_id`, `sq_ft`, `lit`, `followers`, `screens`, `platforms`, `languages`, `count`)
	SELECT new.`category_id`, new.`subcategory_id`, new.`type`, new.`owner_id`, new.`sq_ft`, new.`lit`, new.`followers`, new.`screens`, new.`platforms`, new.`languages`, 1 WHERE changes() = 0;
	INSERT INTO `home_counts` VALUES (new.`category_id`, new.`subcategory_id`, new.`city`, new.`state`, 1)
	ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
-- Text inside names: any three letters that follow one another, for the search field of a list.
CREATE VIRTUAL TABLE `listings_parts` USING fts5(
	names, content = '', contentless_delete = 1, tokenize = 'trigram'
);
--> statement-breakpoint
CREATE VIEW `listing_names` AS
SELECT `rowid` AS `id`, concat_ws(char(10), `title`, `native_title`, `venue`, `area`, `city`,
	`details` ->> '$.code', `details` ->> '$.instagram.handle', `details` ->> '$.youtube.handle') AS `names`
FROM `listings`;
--> statement-breakpoint
INSERT INTO `listings_parts` (`rowid`, `names`) SELECT * FROM `listing_names`;
--> statement-breakpoint
CREATE TRIGGER `listings_parts_insert` AFTER INSERT ON `listings` BEGIN
	INSERT INTO `listings_parts` (`rowid`, `names`) SELECT * FROM `listing_names` WHERE `id` = new.`rowid`;
END;
--> statement-breakpoint
CREATE TRIGGER `listings_parts_delete` AFTER DELETE ON `listings` BEGIN
	DELETE FROM `listings_parts` WHERE `rowid` = old.`rowid`;
END;
--> statement-breakpoint
CREATE TRIGGER `listings_parts_update` AFTER UPDATE OF
	`title`, `native_title`, `venue`, `area`, `city`, `details`
ON `listings` BEGIN
	DELETE FROM `listings_parts` WHERE `rowid` = old.`rowid`;
	INSERT INTO `listings_parts` (`rowid`, `names`) SELECT * FROM `listing_names` WHERE `id` = new.`rowid`;
END;
--> statement-breakpoint
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
