DROP INDEX `users_by_role`;--> statement-breakpoint
ALTER TABLE `users` ADD `location_state` text GENERATED ALWAYS AS ((case instr(location, ', ') when 0 then location else substr(location, instr(location, ', ') + 2) end)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `users` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_by_created` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` (name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `users_by_seen` ON `users` ((case when last_sign_in_at is null then '' else last_sign_in_at end),`id`);--> statement-breakpoint
CREATE INDEX `users_by_role_name` ON `users` (`role`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `users_by_role_seen` ON `users` (`role`,(case when last_sign_in_at is null then '' else last_sign_in_at end),`id`);--> statement-breakpoint
CREATE INDEX `users_by_status` ON `users` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_state` ON `users` (`location_state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_role` ON `users` (`role`,`created_at`,`id`);--> statement-breakpoint
-- Written by hand from here on.
--
-- Raises the version with each change of what staff edit. The trigger does not start itself: it sets another column.
CREATE TRIGGER `users_version` AFTER UPDATE OF `name`, `role`, `areas`, `company`, `location`, `status` ON `users`
WHEN new.`name` <> old.`name` OR new.`role` <> old.`role` OR new.`areas` <> old.`areas` OR new.`company` <> old.`company`
	OR new.`location` <> old.`location` OR new.`status` <> old.`status`
BEGIN
	UPDATE `users` SET `version` = old.`version` + 1 WHERE `id` = new.`id`;
END;
--> statement-breakpoint
-- Parts of names, addresses and companies of three characters and more. A row has the rowid of its user, as in `listings_fts`.
CREATE VIRTUAL TABLE `users_fts` USING fts5(name, email, company, content = '', contentless_delete = 1, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO `users_fts` (`rowid`, `name`, `email`, `company`) SELECT `rowid`, `name`, `email`, `company` FROM `users`;
--> statement-breakpoint
CREATE TRIGGER `users_fts_insert` AFTER INSERT ON `users` BEGIN
	INSERT INTO `users_fts` (`rowid`, `name`, `email`, `company`) VALUES (new.`rowid`, new.`name`, new.`email`, new.`company`);
END;
--> statement-breakpoint
CREATE TRIGGER `users_fts_delete` AFTER DELETE ON `users` BEGIN
	DELETE FROM `users_fts` WHERE `rowid` = old.`rowid`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_fts_update` AFTER UPDATE OF `name`, `email`, `company` ON `users` BEGIN
	DELETE FROM `users_fts` WHERE `rowid` = old.`rowid`;
	INSERT INTO `users_fts` (`rowid`, `name`, `email`, `company`) VALUES (new.`rowid`, new.`name`, new.`email`, new.`company`);
END;
