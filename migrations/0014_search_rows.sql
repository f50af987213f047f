CREATE TABLE `search_rows` (
	`row` integer NOT NULL,
	`id` text NOT NULL,
	`category_id` text NOT NULL,
	`facet` integer NOT NULL,
	`home` integer NOT NULL,
	`covers` integer NOT NULL,
	`monthly` integer NOT NULL,
	`rating` real NOT NULL,
	`audience` integer NOT NULL,
	`availability` text NOT NULL,
	`next_available` text,
	`capacity` integer,
	`min_quantity` integer NOT NULL,
	`lat` real,
	`lng` real
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_rows_by_row` ON `search_rows` (`row`,`facet`,`home`,`covers`,`monthly`);--> statement-breakpoint
CREATE INDEX `search_rows_by_id` ON `search_rows` (`id`);--> statement-breakpoint
CREATE INDEX `search_rows_by_rating` ON `search_rows` (`category_id`,`rating`,`id`,`row`);--> statement-breakpoint
CREATE INDEX `search_rows_by_home` ON `search_rows` (`home`,`facet`,`monthly`);--> statement-breakpoint
CREATE INDEX `search_rows_covering` ON `search_rows` (`row`) WHERE covers = 1;--> statement-breakpoint
CREATE INDEX `search_rows_by_spot` ON `search_rows` (`lat`,`lng`,`row`);--> statement-breakpoint
-- Bands in place of numbers: what facets know of a listing is the same for many.
DROP TRIGGER `listings_counts_insert`;
--> statement-breakpoint
DROP TRIGGER `listings_counts_delete`;
--> statement-breakpoint
DROP TRIGGER `listings_counts_update`;
--> statement-breakpoint
DROP INDEX `listings_by_place`;
--> statement-breakpoint
DROP INDEX `listings_by_rating`;
--> statement-breakpoint
DROP INDEX `listings_by_rate`;
--> statement-breakpoint
DROP INDEX `listings_by_audience`;
--> statement-breakpoint
DROP INDEX `listings_by_facets`;
--> statement-breakpoint
ALTER TABLE `listings` DROP COLUMN `sq_ft`;
--> statement-breakpoint
ALTER TABLE `listings` DROP COLUMN `followers`;
--> statement-breakpoint
ALTER TABLE `listings` DROP COLUMN `screens`;
--> statement-breakpoint
ALTER TABLE `listings` ADD `face` text GENERATED ALWAYS AS (case when json_extract("details", '$.face.width') * json_extract("details", '$.face.height') >= 0 and json_extract("details", '$.face.width') * json_extract("details", '$.face.height') < 100 then 'small' when json_extract("details", '$.face.width') * json_extract("details", '$.face.height') >= 100 and json_extract("details", '$.face.width') * json_extract("details", '$.face.height') < 500 then 'medium' when json_extract("details", '$.face.width') * json_extract("details", '$.face.height') >= 500 and json_extract("details", '$.face.width') * json_extract("details", '$.face.height') < 9007199254740991 then 'large' end) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `listings` ADD `followers` text GENERATED ALWAYS AS (case when "category_id" = 'influencer' then case when "audience" >= 0 and "audience" < 200000 then 'under-2' when "audience" >= 200000 and "audience" < 500000 then '2-to-5' when "audience" >= 500000 and "audience" < 2000000 then '5-to-20' when "audience" >= 2000000 and "audience" < 9007199254740991 then 'from-20' end end) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `listings` ADD `screens` text GENERATED ALWAYS AS (case when json_extract("details", '$.screens') >= 1 and json_extract("details", '$.screens') < 2 then 'one' when json_extract("details", '$.screens') >= 2 and json_extract("details", '$.screens') < 6 then 'few' when json_extract("details", '$.screens') >= 6 and json_extract("details", '$.screens') < 9007199254740991 then 'many' end) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `listings` ADD `price_step` integer GENERATED ALWAYS AS (case when "monthly" < 1000000 then 0 when "monthly" < 2500000 then 1 when "monthly" < 5000000 then 2 when "monthly" < 10000000 then 3 when "monthly" < 20000000 then 4 when "monthly" < 50000000 then 5 when "monthly" < 100000000 then 6 else 7 end) VIRTUAL;
--> statement-breakpoint
CREATE INDEX `listings_by_rating` ON `listings` (`category_id`,`subcategory_id`,`rating`,`id`,`city`);
--> statement-breakpoint
CREATE INDEX `listings_by_rate` ON `listings` (`category_id`,`subcategory_id`,`rate`,`id`,`city`);
--> statement-breakpoint
CREATE INDEX `listings_by_audience` ON `listings` (`category_id`,`subcategory_id`,`audience`,`id`,`city`);
--> statement-breakpoint
CREATE INDEX `listings_by_unit` ON `listings` (`category_id`,`subcategory_id`,`unit`,`rate`);
--> statement-breakpoint
CREATE INDEX `listings_by_facets` ON `listings` (`category_id`,`subcategory_id`,`city`,`state`,`monthly`,`availability`,`next_available`,`type`,`owner_id`,`face`,`lit`,`followers`,`screens`,`platforms`,`languages`,`capacity`,`min_quantity`,`id`);
--> statement-breakpoint
DROP TABLE `facet_counts`;
--> statement-breakpoint
CREATE TABLE `facet_counts` (
	`id` integer PRIMARY KEY NOT NULL,
	`category_id` text NOT NULL,
	`subcategory_id` text NOT NULL,
	`type` text NOT NULL,
	`owner_id` text NOT NULL,
	`face` text,
	`lit` text,
	`followers` text,
	`screens` text,
	`platforms` text,
	`languages` text NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `facet_counts_by_group` ON `facet_counts` (`category_id`,`subcategory_id`,`type`,`owner_id`,`face`,`lit`,`followers`,`screens`,`platforms`,`languages`);
--> statement-breakpoint
DROP TABLE `home_counts`;
--> statement-breakpoint
CREATE TABLE `home_counts` (
	`id` integer PRIMARY KEY NOT NULL,
	`category_id` text NOT NULL,
	`subcategory_id` text NOT NULL,
	`city` text collate nocase NOT NULL,
	`state` text NOT NULL,
	`price_step` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `home_counts_by_place` ON `home_counts` (`category_id`,`subcategory_id`,`city`,`state`,`price_step`);
--> statement-breakpoint
INSERT INTO `facet_counts` (`category_id`, `subcategory_id`, `type`, `owner_id`, `face`, `lit`, `followers`, `screens`, `platforms`, `languages`, `count`)
SELECT `category_id`, `subcategory_id`, `type`, `owner_id`, `face`, `lit`, `followers`, `screens`, `platforms`, `languages`, count(*) FROM `listings` GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
--> statement-breakpoint
INSERT INTO `home_counts` (`category_id`, `subcategory_id`, `city`, `state`, `price_step`, `count`)
SELECT `category_id`, `subcategory_id`, `city`, `state`, `price_step`, count(*) FROM `listings` GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
-- What a search knows of a listing, whose counters are kept before its row is made. The triggers of `coverage` touch `type`
-- with the first area and with the last, which makes the row again.
CREATE VIEW `listing_search_rows` AS
SELECT
	l.`rowid` AS `row`, l.`id`, l.`category_id`,
	(SELECT f.`id` FROM `facet_counts` f WHERE f.`category_id` IS l.`category_id` AND f.`subcategory_id` IS l.`subcategory_id` AND f.`type` IS l.`type` AND f.`owner_id` IS l.`owner_id` AND f.`face` IS l.`face` AND f.`lit` IS l.`lit` AND f.`followers` IS l.`followers` AND f.`screens` IS l.`screens` AND f.`platforms` IS l.`platforms` AND f.`languages` IS l.`languages`) AS `facet`,
	(SELECT h.`id` FROM `home_counts` h WHERE h.`category_id` = l.`category_id` AND h.`subcategory_id` = l.`subcategory_id` AND h.`city` = l.`city` AND h.`state` = l.`state` AND h.`price_step` = l.`price_step`) AS `home`,
	EXISTS (SELECT 1 FROM `coverage` WHERE `listing_id` = l.`id`) AS `covers`,
	l.`monthly`, l.`rating`, l.`audience`, l.`availability`, l.`next_available`, l.`capacity`, l.`min_quantity`, l.`lat`, l.`lng`
FROM `listings` l;
--> statement-breakpoint
INSERT INTO `search_rows` (`row`, `id`, `category_id`, `facet`, `home`, `covers`, `monthly`, `rating`, `audience`, `availability`, `next_available`, `capacity`, `min_quantity`, `lat`, `lng`)
SELECT * FROM `listing_search_rows`;
--> statement-breakpoint
CREATE TRIGGER `listings_counts_insert` AFTER INSERT ON `listings` BEGIN
	UPDATE `facet_counts` SET `count` = `count` + 1 WHERE `category_id` IS new.`category_id` AND `subcategory_id` IS new.`subcategory_id` AND `type` IS new.`type` AND `owner_id` IS new.`owner_id` AND `face` IS new.`face` AND `lit` IS new.`lit` AND `followers` IS new.`followers` AND `screens` IS new.`screens` AND `platforms` IS new.`platforms` AND `languages` IS new.`languages`;
	INSERT INTO `facet_counts` (`category_id`, `subcategory_id`, `type`, `owner_id`, `face`, `lit`, `followers`, `screens`, `platforms`, `languages`, `count`)
	SELECT new.`category_id`, new.`subcategory_id`, new.`type`, new.`owner_id`, new.`face`, new.`lit`, new.`followers`, new.`screens`, new.`platforms`, new.`languages`, 1 WHERE changes() = 0;
	INSERT INTO `home_counts` (`category_id`, `subcategory_id`, `city`, `state`, `price_step`, `count`) VALUES (new.`category_id`, new.`subcategory_id`, new.`city`, new.`state`, new.`price_step`, 1)
	ON CONFLICT DO UPDATE SET `count` = `count` + 1;
	INSERT INTO `search_rows` (`row`, `id`, `category_id`, `facet`, `home`, `covers`, `monthly`, `rating`, `audience`, `availability`, `next_available`, `capacity`, `min_quantity`, `lat`, `lng`)
	SELECT * FROM `listing_search_rows` WHERE `row` = new.`rowid`;
END;
--> statement-breakpoint
CREATE TRIGGER `listings_counts_delete` AFTER DELETE ON `listings` BEGIN
	UPDATE `facet_counts` SET `count` = `count` - 1 WHERE `category_id` IS old.`category_id` AND `subcategory_id` IS old.`subcategory_id` AND `type` IS old.`type` AND `owner_id` IS old.`owner_id` AND `face` IS old.`face` AND `lit` IS old.`lit` AND `followers` IS old.`followers` AND `screens` IS old.`screens` AND `platforms` IS old.`platforms` AND `languages` IS old.`languages`;
	DELETE FROM `facet_counts` WHERE `count` = 0 AND `category_id` IS old.`category_id` AND `subcategory_id` IS old.`subcategory_id` AND `type` IS old.`type` AND `owner_id` IS old.`owner_id` AND `face` IS old.`face` AND `lit` IS old.`lit` AND `followers` IS old.`followers` AND `screens` IS old.`screens` AND `platforms` IS old.`platforms` AND `languages` IS old.`languages`;
	UPDATE `home_counts` SET `count` = `count` - 1 WHERE `category_id` = old.`category_id` AND `subcategory_id` = old.`subcategory_id` AND `city` = old.`city` AND `state` = old.`state` AND `price_step` = old.`price_step`;
	DELETE FROM `home_counts` WHERE `count` = 0 AND `category_id` = old.`category_id` AND `subcategory_id` = old.`subcategory_id` AND `city` = old.`city` AND `state` = old.`state` AND `price_step` = old.`price_step`;
	DELETE FROM `search_rows` WHERE `row` = old.`rowid`;
END;
--> statement-breakpoint
CREATE TRIGGER `listings_counts_update` AFTER UPDATE OF
	`category_id`, `subcategory_id`, `type`, `owner_id`, `city`, `state`, `monthly`, `audience`, `languages`, `details`, `custom`
ON `listings` BEGIN
	UPDATE `facet_counts` SET `count` = `count` - 1 WHERE `category_id` IS old.`category_id` AND `subcategory_id` IS old.`subcategory_id` AND `type` IS old.`type` AND `owner_id` IS old.`owner_id` AND `face` IS old.`face` AND `lit` IS old.`lit` AND `followers` IS old.`followers` AND `screens` IS old.`screens` AND `platforms` IS old.`platforms` AND `languages` IS old.`languages`;
	DELETE FROM `facet_counts` WHERE `count` = 0 AND `category_id` IS old.`category_id` AND `subcategory_id` IS old.`subcategory_id` AND `type` IS old.`type` AND `owner_id` IS old.`owner_id` AND `face` IS old.`face` AND `lit` IS old.`lit` AND `followers` IS old.`followers` AND `screens` IS old.`screens` AND `platforms` IS old.`platforms` AND `languages` IS old.`languages`;
	UPDATE `home_counts` SET `count` = `count` - 1 WHERE `category_id` = old.`category_id` AND `subcategory_id` = old.`subcategory_id` AND `city` = old.`city` AND `state` = old.`state` AND `price_step` = old.`price_step`;
	DELETE FROM `home_counts` WHERE `count` = 0 AND `category_id` = old.`category_id` AND `subcategory_id` = old.`subcategory_id` AND `city` = old.`city` AND `state` = old.`state` AND `price_step` = old.`price_step`;
	UPDATE `facet_counts` SET `count` = `count` + 1 WHERE `category_id` IS new.`category_id` AND `subcategory_id` IS new.`subcategory_id` AND `type` IS new.`type` AND `owner_id` IS new.`owner_id` AND `face` IS new.`face` AND `lit` IS new.`lit` AND `followers` IS new.`followers` AND `screens` IS new.`screens` AND `platforms` IS new.`platforms` AND `languages` IS new.`languages`;
	INSERT INTO `facet_counts` (`category_id`, `subcategory_id`, `type`, `owner_id`, `face`, `lit`, `followers`, `screens`, `platforms`, `languages`, `count`)
	SELECT new.`category_id`, new.`subcategory_id`, new.`type`, new.`owner_id`, new.`face`, new.`lit`, new.`followers`, new.`screens`, new.`platforms`, new.`languages`, 1 WHERE changes() = 0;
	INSERT INTO `home_counts` (`category_id`, `subcategory_id`, `city`, `state`, `price_step`, `count`) VALUES (new.`category_id`, new.`subcategory_id`, new.`city`, new.`state`, new.`price_step`, 1)
	ON CONFLICT DO UPDATE SET `count` = `count` + 1;
	DELETE FROM `search_rows` WHERE `row` = old.`rowid`;
	INSERT INTO `search_rows` (`row`, `id`, `category_id`, `facet`, `home`, `covers`, `monthly`, `rating`, `audience`, `availability`, `next_available`, `capacity`, `min_quantity`, `lat`, `lng`)
	SELECT * FROM `listing_search_rows` WHERE `row` = new.`rowid`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_rows_update` AFTER UPDATE OF
	`rating`, `audience`, `availability`, `next_available`, `capacity`, `min_quantity`, `lat`, `lng`
ON `listings` BEGIN
	UPDATE `search_rows` SET `rating` = new.`rating`, `audience` = new.`audience`, `availability` = new.`availability`, `next_available` = new.`next_available`, `capacity` = new.`capacity`, `min_quantity` = new.`min_quantity`, `lat` = new.`lat`, `lng` = new.`lng` WHERE `row` = new.`rowid`;
END;
