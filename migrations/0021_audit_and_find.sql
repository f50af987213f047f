CREATE INDEX `audit_log_by_act` ON `audit_log` (`actor`,`action`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_by_network` ON `audit_log` (`network`,`at`);--> statement-breakpoint
-- Written by hand from here on.
--
-- The audit log is append-only. A row of a deleted account may lose its network and its detail, and nothing else; a row of staff who
-- changed that account may lose its detail, which has a name or a place.
CREATE TRIGGER `audit_log_no_update` BEFORE UPDATE ON `audit_log`
WHEN NOT (
	new.`id` = old.`id` AND new.`actor` IS old.`actor` AND new.`action` = old.`action` AND new.`subject` IS old.`subject`
	AND new.`at` = old.`at` AND new.`detail` = '{}'
	AND (
		new.`network` = ''
			AND EXISTS (SELECT 1 FROM `audit_log` d WHERE d.`subject` = coalesce(old.`actor`, old.`subject`) AND d.`action` = 'user.deleted')
		OR new.`network` = old.`network` AND old.`action` IN ('user.changed', 'user.located')
			AND EXISTS (SELECT 1 FROM `audit_log` d WHERE d.`subject` = old.`subject` AND d.`action` = 'user.deleted')
	)
) BEGIN
	SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
-- A refused sign-in may go once its day and reason are in the sums: worker/identity/scheduled.server.ts.
CREATE TRIGGER `audit_log_no_delete` BEFORE DELETE ON `audit_log`
WHEN NOT (
	old.`action` = 'user.refused' AND EXISTS (
		SELECT 1 FROM `audit_sums` s WHERE s.`day` = substr(old.`at`, 1, 10) AND s.`action` = old.`action`
			AND s.`reason` = coalesce(old.`detail` ->> '$.reason', ''))
) BEGIN
	SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
-- What lists, the command palette and the audit log find people and campaigns by. The tables store words and no text, under
-- the rowid of the row, as `listings_fts` does.
CREATE VIRTUAL TABLE `users_fts` USING fts5(
	name, email, company, content = '', contentless_delete = 1, prefix = '2 3',
	tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
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
--> statement-breakpoint
INSERT INTO `users_fts` (`rowid`, `name`, `email`, `company`) SELECT `rowid`, `name`, `email`, `company` FROM `users`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `campaigns_fts` USING fts5(
	ref, name, client, content = '', contentless_delete = 1, prefix = '2 3',
	tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
CREATE TRIGGER `campaigns_fts_insert` AFTER INSERT ON `campaigns` BEGIN
	INSERT INTO `campaigns_fts` (`rowid`, `ref`, `name`, `client`) VALUES (new.`rowid`, new.`ref`, new.`name`, new.`client`);
END;
--> statement-breakpoint
CREATE TRIGGER `campaigns_fts_delete` AFTER DELETE ON `campaigns` BEGIN
	DELETE FROM `campaigns_fts` WHERE `rowid` = old.`rowid`;
END;
--> statement-breakpoint
CREATE TRIGGER `campaigns_fts_update` AFTER UPDATE OF `ref`, `name`, `client` ON `campaigns` BEGIN
	DELETE FROM `campaigns_fts` WHERE `rowid` = old.`rowid`;
	INSERT INTO `campaigns_fts` (`rowid`, `ref`, `name`, `client`) VALUES (new.`rowid`, new.`ref`, new.`name`, new.`client`);
END;
--> statement-breakpoint
INSERT INTO `campaigns_fts` (`rowid`, `ref`, `name`, `client`) SELECT `rowid`, `ref`, `name`, `client` FROM `campaigns`;
