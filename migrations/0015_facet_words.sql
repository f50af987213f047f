CREATE TABLE `facet_homes` (
	`facet` integer NOT NULL,
	`home` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`facet`, `home`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `facet_homes` SELECT `facet`, `home`, count(*) FROM `search_rows` GROUP BY 1, 2 ORDER BY 1, 2;
--> statement-breakpoint
DROP INDEX `search_rows_by_rating`;
--> statement-breakpoint
CREATE INDEX `search_rows_by_rating` ON `search_rows` (`category_id`,`rating`,`id`,`row`,`facet`);
--> statement-breakpoint
DROP INDEX `search_rows_by_home`;
--> statement-breakpoint
CREATE INDEX `search_rows_by_home` ON `search_rows` (`home`,`facet`,`monthly`,`covers`,`category_id`,`rating`,`id`,`row`);
--> statement-breakpoint
CREATE TRIGGER `facet_homes_insert` AFTER INSERT ON `search_rows` BEGIN
	INSERT INTO `facet_homes` VALUES (new.`facet`, new.`home`, 1) ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `facet_homes_delete` AFTER DELETE ON `search_rows` BEGIN
	UPDATE `facet_homes` SET `count` = `count` - 1 WHERE `facet` = old.`facet` AND `home` = old.`home`;
	DELETE FROM `facet_homes` WHERE `count` = 0 AND `facet` = old.`facet` AND `home` = old.`home`;
END;
--> statement-breakpoint
-- The full-text index again, with the name of the owner in a column of its own, which weighs the same as it did in `about`:
-- what listings say by their kind and their owner, `facet_words` says of all that share them.
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
	title, native_title, kind, owner, place, about, facing, marks,
	content = '', contentless_delete = 1, prefix = '2 3',
	tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
INSERT INTO `listings_fts` (`listings_fts`, `rank`) VALUES ('rank', 'bm25(10.0, 8.0, 5.0, 1.0, 4.0, 1.0, 2.0, 0.0)');
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
	o.`name` AS `owner`,
	concat_ws(' ', l.`area`, l.`venue`, l.`city`, l.`state`) AS `place`,
	concat_ws(' ', l.`ref`,
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
	INSERT INTO `listings_fts` (`rowid`, `title`, `native_title`, `kind`, `owner`, `place`, `about`, `facing`, `marks`)
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
	INSERT INTO `listings_fts` (`rowid`, `title`, `native_title`, `kind`, `owner`, `place`, `about`, `facing`, `marks`)
	SELECT * FROM `listing_texts` WHERE `id` = new.`rowid`;
END;
--> statement-breakpoint
INSERT INTO `listings_fts` (`rowid`, `title`, `native_title`, `kind`, `owner`, `place`, `about`, `facing`, `marks`)
SELECT * FROM `listing_texts`;
--> statement-breakpoint
-- The words of the rows of `facet_counts`, cut as those of listings are.
CREATE VIRTUAL TABLE `facet_words` USING fts5(
	kind, owner, content = '', contentless_delete = 1, prefix = '2 3',
	tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
CREATE VIEW `facet_texts` AS
SELECT f.`id`, concat_ws(' ', f.`type`, c.`name`, s.`name`) AS `kind`, o.`name` AS `owner`
FROM `facet_counts` f
JOIN `categories` c ON c.`id` = f.`category_id`
JOIN `subcategories` s ON s.`category_id` = f.`category_id` AND s.`id` = f.`subcategory_id`
JOIN `owners` o ON o.`id` = f.`owner_id`;
--> statement-breakpoint
CREATE TRIGGER `facet_words_insert` AFTER INSERT ON `facet_counts` BEGIN
	INSERT INTO `facet_words` (`rowid`, `kind`, `owner`) SELECT * FROM `facet_texts` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `facet_words_delete` AFTER DELETE ON `facet_counts` BEGIN
	DELETE FROM `facet_words` WHERE `rowid` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `categories_facet_words_update` AFTER UPDATE OF `name` ON `categories` BEGIN
	DELETE FROM `facet_words` WHERE `rowid` IN (SELECT `id` FROM `facet_counts` WHERE `category_id` = new.`id`);
	INSERT INTO `facet_words` (`rowid`, `kind`, `owner`)
	SELECT * FROM `facet_texts` WHERE `id` IN (SELECT `id` FROM `facet_counts` WHERE `category_id` = new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `subcategories_facet_words_update` AFTER UPDATE OF `name` ON `subcategories` BEGIN
	DELETE FROM `facet_words` WHERE `rowid` IN (SELECT `id` FROM `facet_counts` WHERE `category_id` = new.`category_id` AND `subcategory_id` = new.`id`);
	INSERT INTO `facet_words` (`rowid`, `kind`, `owner`)
	SELECT * FROM `facet_texts` WHERE `id` IN (SELECT `id` FROM `facet_counts` WHERE `category_id` = new.`category_id` AND `subcategory_id` = new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `owners_facet_words_update` AFTER UPDATE OF `name` ON `owners` BEGIN
	DELETE FROM `facet_words` WHERE `rowid` IN (SELECT `id` FROM `facet_counts` WHERE `owner_id` = new.`id`);
	INSERT INTO `facet_words` (`rowid`, `kind`, `owner`)
	SELECT * FROM `facet_texts` WHERE `id` IN (SELECT `id` FROM `facet_counts` WHERE `owner_id` = new.`id`);
END;
--> statement-breakpoint
INSERT INTO `facet_words` (`rowid`, `kind`, `owner`) SELECT * FROM `facet_texts`;
--> statement-breakpoint
-- Text inside names, each in a column of its own: a list asks for those that its medium is searched by.
DROP TRIGGER `listings_parts_insert`;
--> statement-breakpoint
DROP TRIGGER `listings_parts_delete`;
--> statement-breakpoint
DROP TRIGGER `listings_parts_update`;
--> statement-breakpoint
DROP VIEW `listing_names`;
--> statement-breakpoint
DROP TABLE `listings_parts`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `listings_parts` USING fts5(
	title, native_title, venue, area, city, code, instagram, youtube,
	content = '', contentless_delete = 1, tokenize = 'trigram'
);
--> statement-breakpoint
CREATE VIEW `listing_names` AS
SELECT `rowid` AS `id`, `title`, `native_title`, `venue`, `area`, `city`,
	`details` ->> '$.code', `details` ->> '$.instagram.handle', `details` ->> '$.youtube.handle'
FROM `listings`;
--> statement-breakpoint
CREATE TRIGGER `listings_parts_insert` AFTER INSERT ON `listings` BEGIN
	INSERT INTO `listings_parts` (`rowid`, `title`, `native_title`, `venue`, `area`, `city`, `code`, `instagram`, `youtube`)
	SELECT * FROM `listing_names` WHERE `id` = new.`rowid`;
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
	INSERT INTO `listings_parts` (`rowid`, `title`, `native_title`, `venue`, `area`, `city`, `code`, `instagram`, `youtube`)
	SELECT * FROM `listing_names` WHERE `id` = new.`rowid`;
END;
--> statement-breakpoint
INSERT INTO `listings_parts` (`rowid`, `title`, `native_title`, `venue`, `area`, `city`, `code`, `instagram`, `youtube`) SELECT * FROM `listing_names`;
