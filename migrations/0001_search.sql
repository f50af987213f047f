CREATE INDEX `listings_by_place` ON `listings` (`city`,`state`,`category_id`,`monthly`,`availability`,`next_available`);
--> statement-breakpoint
-- Full-text index of every listing. It stores words and no text; the text is in `listings` (contentless_delete).
-- The tokenizer counts vowel signs as letters, so that a word in an Indian script stays one word.
--
-- A row has the rowid of its listing. SQLite may renumber the rowids of a table without an INTEGER PRIMARY KEY in a
-- VACUUM only, and D1 has none. A listing must not be written by INSERT OR REPLACE, which deletes without triggers.
CREATE VIRTUAL TABLE `listings_fts` USING fts5(
	title, native_title, kind, place, about,
	content = '', contentless_delete = 1, prefix = '2 3',
	tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
-- Weight of a match in each column, in the order of the columns.
INSERT INTO `listings_fts` (`listings_fts`, `rank`) VALUES ('rank', 'bm25(10.0, 8.0, 5.0, 4.0, 1.0)');
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
		(SELECT group_concat(`value`, ' ') FROM json_each(l.`languages`))) AS `about`
FROM `listings` l
JOIN `categories` c ON c.`id` = l.`category_id`
JOIN `subcategories` s ON s.`category_id` = l.`category_id` AND s.`id` = l.`subcategory_id`
JOIN `owners` o ON o.`id` = l.`owner_id`;
--> statement-breakpoint
CREATE TRIGGER `listings_fts_insert` AFTER INSERT ON `listings` BEGIN
	INSERT INTO `listings_fts` (`rowid`, `title`, `native_title`, `kind`, `place`, `about`)
	SELECT * FROM `listing_texts` WHERE `id` = new.`rowid`;
END;
--> statement-breakpoint
CREATE TRIGGER `listings_fts_delete` AFTER DELETE ON `listings` BEGIN
	DELETE FROM `listings_fts` WHERE `rowid` = old.`rowid`;
END;
--> statement-breakpoint
CREATE TRIGGER `listings_fts_update` AFTER UPDATE OF
	`ref`, `category_id`, `subcategory_id`, `owner_id`, `title`, `native_title`, `type`, `city`, `state`, `area`, `venue`,
	`features`, `languages`, `details`
ON `listings` BEGIN
	DELETE FROM `listings_fts` WHERE `rowid` = old.`rowid`;
	INSERT INTO `listings_fts` (`rowid`, `title`, `native_title`, `kind`, `place`, `about`)
	SELECT * FROM `listing_texts` WHERE `id` = new.`rowid`;
END;
--> statement-breakpoint
-- Names of other tables that the index contains: an update without a change runs the trigger above.
CREATE TRIGGER `categories_fts_update` AFTER UPDATE OF `name` ON `categories` BEGIN
	UPDATE `listings` SET `type` = `type` WHERE `category_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `subcategories_fts_update` AFTER UPDATE OF `name` ON `subcategories` BEGIN
	UPDATE `listings` SET `type` = `type` WHERE `category_id` = new.`category_id` AND `subcategory_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `owners_fts_update` AFTER UPDATE OF `name` ON `owners` BEGIN
	UPDATE `listings` SET `type` = `type` WHERE `owner_id` = new.`id`;
END;
--> statement-breakpoint
-- Index the listings that exist already.
INSERT INTO `listings_fts` (`rowid`, `title`, `native_title`, `kind`, `place`, `about`) SELECT * FROM `listing_texts`;
