DROP INDEX `support_tickets_by_status`;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `about` text;--> statement-breakpoint
CREATE INDEX `support_tickets_by_time` ON `support_tickets` (`is_spam`,`id`);--> statement-breakpoint
CREATE INDEX `support_tickets_by_update` ON `support_tickets` (`is_spam`,`last_update`);--> statement-breakpoint
CREATE INDEX `support_tickets_by_status_update` ON `support_tickets` (`is_spam`,`status`,`last_update`);--> statement-breakpoint
CREATE INDEX `support_tickets_by_assignee` ON `support_tickets` (`assignee`,`id`);--> statement-breakpoint
CREATE INDEX `support_tickets_by_filters` ON `support_tickets` (`is_spam`,`status`,`priority`,`source`,`assignee`);--> statement-breakpoint
CREATE INDEX `support_tickets_by_creation` ON `support_tickets` (`is_spam`,`created_at`,`status`,`first_reply_at`);--> statement-breakpoint
CREATE INDEX `support_tickets_by_resolution` ON `support_tickets` (`resolved_at`);--> statement-breakpoint
CREATE INDEX `support_tickets_by_enquiry` ON `support_tickets` (`enquiry`);--> statement-breakpoint
CREATE INDEX `support_tickets_by_status` ON `support_tickets` (`is_spam`,`status`,`id`);--> statement-breakpoint
-- Written by hand from here: what a search of tickets finds. Indian scripts keep their vowel signs.
CREATE VIRTUAL TABLE `tickets_fts` USING fts5(
	`reference`, `subject`, `name`, `email`, `message`,
	content='support_tickets', content_rowid='id',
	prefix='2 3',
	tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);--> statement-breakpoint
CREATE TRIGGER `tickets_fts_insert` AFTER INSERT ON `support_tickets` BEGIN
	INSERT INTO `tickets_fts` (`rowid`, `reference`, `subject`, `name`, `email`, `message`)
		VALUES (new.`id`, new.`reference`, new.`subject`, new.`name`, new.`email`, new.`message`);
END;--> statement-breakpoint
CREATE TRIGGER `tickets_fts_delete` AFTER DELETE ON `support_tickets` BEGIN
	INSERT INTO `tickets_fts` (`tickets_fts`, `rowid`, `reference`, `subject`, `name`, `email`, `message`)
		VALUES ('delete', old.`id`, old.`reference`, old.`subject`, old.`name`, old.`email`, old.`message`);
END;--> statement-breakpoint
CREATE TRIGGER `tickets_fts_update` AFTER UPDATE OF `reference`, `subject`, `name`, `email`, `message` ON `support_tickets` BEGIN
	INSERT INTO `tickets_fts` (`tickets_fts`, `rowid`, `reference`, `subject`, `name`, `email`, `message`)
		VALUES ('delete', old.`id`, old.`reference`, old.`subject`, old.`name`, old.`email`, old.`message`);
	INSERT INTO `tickets_fts` (`rowid`, `reference`, `subject`, `name`, `email`, `message`)
		VALUES (new.`id`, new.`reference`, new.`subject`, new.`name`, new.`email`, new.`message`);
END;--> statement-breakpoint
INSERT INTO `tickets_fts` (`tickets_fts`) VALUES ('rebuild');
