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
