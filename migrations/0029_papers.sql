-- A document may be without a campaign, and a payment is to an owner: SQLite changes that by making the tables anew.
-- Foreign keys stay on, so children go before their parents.
CREATE TABLE `__new_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`series` text NOT NULL,
	`fy` text NOT NULL,
	`n` integer NOT NULL,
	`number` text NOT NULL,
	`kind` text NOT NULL,
	`campaign_id` text,
	`user_id` text,
	`owner_id` text,
	`of` text,
	`milestone` integer,
	`month` text,
	`taxable` integer NOT NULL,
	`cgst` integer NOT NULL,
	`sgst` integer NOT NULL,
	`igst` integer NOT NULL,
	`round_off` integer NOT NULL,
	`payable` integer NOT NULL,
	`asked` integer,
	`body` text NOT NULL,
	`closed_at` integer,
	`pdf` text,
	`sha256` text,
	`key` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`of`) REFERENCES `__new_documents`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "documents_payable" CHECK("payable" = "taxable" + "cgst" + "sgst" + "igst" + "round_off" and (abs("round_off") < 100 or "kind" = 'estimate')
        and ("payable" % 100 = 0 or "kind" in ('receipt', 'refund'))),
	CONSTRAINT "documents_number" CHECK(length("number") <= 16),
	CONSTRAINT "documents_campaign" CHECK("campaign_id" is not null or "kind" in ('estimate', 'fee'))
);
--> statement-breakpoint
INSERT INTO `__new_documents` (`id`, `series`, `fy`, `n`, `number`, `kind`, `campaign_id`, `owner_id`, `of`, `month`, `taxable`, `cgst`, `sgst`, `igst`, `round_off`, `payable`, `body`, `closed_at`, `at`, `user_id`)
SELECT `id`, `series`, `fy`, `n`, `number`, `kind`, `campaign_id`, `owner_id`, `of`, `month`, `taxable`, `cgst`, `sgst`, `igst`, `round_off`, `payable`, `body`, `closed_at`, `at`, (SELECT `user_id` FROM `campaigns` WHERE `campaigns`.`id` = `campaign_id`) FROM `documents` ORDER BY `at`;
--> statement-breakpoint
CREATE TABLE `__new_payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`campaign_id` text NOT NULL,
	`owner_id` text,
	`document_id` text,
	`amount` integer NOT NULL,
	`tds` integer DEFAULT 0 NOT NULL,
	`method` text NOT NULL,
	`reference` text NOT NULL,
	`of` integer,
	`at` integer NOT NULL,
	`recorded_at` integer,
	`recorded_by` text,
	`key` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`document_id`) REFERENCES `__new_documents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`of`) REFERENCES `__new_payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_amount" CHECK("amount" <> 0),
	CONSTRAINT "payments_tds" CHECK("tds" = 0 or ("tds" > 0) = ("amount" > 0))
);
--> statement-breakpoint
INSERT INTO `__new_payments` (`id`, `campaign_id`, `document_id`, `amount`, `tds`, `method`, `reference`, `at`, `recorded_by`, `key`) SELECT `id`, `campaign_id`, `document_id`, `amount`, `tds`, `method`, `reference`, `at`, `recorded_by`, `key` FROM `payments`;
--> statement-breakpoint
DROP TABLE `payments`;
--> statement-breakpoint
DROP TABLE `documents`;
--> statement-breakpoint
ALTER TABLE `__new_documents` RENAME TO `documents`;
--> statement-breakpoint
ALTER TABLE `__new_payments` RENAME TO `payments`;
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_number_unique` ON `documents` (`number`);
--> statement-breakpoint
CREATE INDEX `documents_by_campaign` ON `documents` (`campaign_id`,`at`);
--> statement-breakpoint
CREATE INDEX `documents_by_owner` ON `documents` (`owner_id`,`at`);
--> statement-breakpoint
CREATE INDEX `documents_by_user` ON `documents` (`user_id`,`at`);
--> statement-breakpoint
CREATE INDEX `documents_by_time` ON `documents` (`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_in_series` ON `documents` (`series`,`fy`,`n`);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_by_key` ON `documents` (`user_id`,`key`) WHERE key is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_one_order` ON `documents` (`campaign_id`,`owner_id`) WHERE kind = 'ro' and "of" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_one_invoice` ON `documents` (`campaign_id`,`owner_id`,`month`) WHERE kind = 'invoice' and closed_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_one_proforma` ON `documents` (`campaign_id`,`owner_id`,`milestone`) WHERE kind = 'proforma' and closed_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_one_fee` ON `documents` (`owner_id`,`month`) WHERE kind = 'fee' and closed_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_key_unique` ON `payments` (`key`);
--> statement-breakpoint
CREATE INDEX `payments_by_campaign` ON `payments` (`campaign_id`,`at`);
--> statement-breakpoint
CREATE INDEX `payments_by_owner` ON `payments` (`owner_id`,`at`);
--> statement-breakpoint
CREATE INDEX `payments_by_time` ON `payments` (`at`,`campaign_id`,`amount`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_corrected_once` ON `payments` (`of`) WHERE "of" is not null;
--> statement-breakpoint
-- Numbers of documents have no gaps.
CREATE TRIGGER `documents_next` BEFORE INSERT ON `documents`
WHEN new.`n` <> 1 + coalesce((SELECT max(`n`) FROM `documents` WHERE `series` = new.`series` AND `fy` = new.`fy`), 0)
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: a gap in a series');
END;
--> statement-breakpoint
-- A document is the sum of its lines.
CREATE TRIGGER `documents_sum` BEFORE INSERT ON `documents`
WHEN EXISTS (SELECT 1 FROM (
	SELECT coalesce(sum(`value` ->> '$.taxable'), 0) AS `taxable`, coalesce(sum(`value` ->> '$.cgst'), 0) AS `cgst`,
		coalesce(sum(`value` ->> '$.sgst'), 0) AS `sgst`, coalesce(sum(`value` ->> '$.igst'), 0) AS `igst`
	FROM json_each(new.`body`, '$.lines')) l
	WHERE l.`taxable` <> new.`taxable` OR l.`cgst` <> new.`cgst` OR l.`sgst` <> new.`sgst` OR l.`igst` <> new.`igst`)
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: a document is the sum of its lines');
END;
--> statement-breakpoint
-- A document is never edited. Its user goes with the account, and its PDF is made later.
CREATE TRIGGER `documents_frozen` BEFORE UPDATE OF `id`, `series`, `fy`, `n`, `number`, `kind`, `owner_id`, `of`,
	`milestone`, `month`, `taxable`, `cgst`, `sgst`, `igst`, `round_off`, `payable`, `asked`, `body`, `key`, `at` ON `documents`
BEGIN
	SELECT RAISE(ABORT, 'a document is frozen');
END;
--> statement-breakpoint
-- An estimate loses a draft that is deleted; no document moves to another campaign.
CREATE TRIGGER `documents_campaign` BEFORE UPDATE OF `campaign_id` ON `documents` WHEN new.`campaign_id` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'a document is frozen');
END;
--> statement-breakpoint
-- No more goes back than came in.
CREATE TRIGGER `payments_refund` BEFORE INSERT ON `payments`
WHEN new.`amount` < 0
	AND (SELECT coalesce(sum(`amount`), 0) FROM `payments`
		WHERE `campaign_id` = new.`campaign_id` AND `owner_id` IS new.`owner_id`) + new.`amount` < 0
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: more than was received');
END;
--> statement-breakpoint
-- A payment is never edited: a wrong one is corrected by another.
CREATE TRIGGER `payments_frozen` BEFORE UPDATE ON `payments`
BEGIN
	SELECT RAISE(ABORT, 'a payment is frozen');
END;
--> statement-breakpoint
CREATE TABLE `document_links` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_links_token_hash_unique` ON `document_links` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `document_links_by_document` ON `document_links` (`document_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `report_mails` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`sent_week` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `parties` ADD `pan` text;
--> statement-breakpoint
ALTER TABLE `parties` ADD `email` text;
--> statement-breakpoint
ALTER TABLE `parties` ADD `bank_account` text;
--> statement-breakpoint
ALTER TABLE `parties` ADD `ifsc` text;
--> statement-breakpoint
ALTER TABLE `parties` ADD `signatory` text;
--> statement-breakpoint
ALTER TABLE `parties` ADD `logo` text;
--> statement-breakpoint
ALTER TABLE `parties` ADD `version` integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE `parties` DROP COLUMN `pan_last4`;
