CREATE TABLE `watches` (
	`user_id` text NOT NULL,
	`resource_id` text NOT NULL,
	`starts` text NOT NULL,
	`until` text NOT NULL,
	PRIMARY KEY(`user_id`, `resource_id`, `starts`, `until`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `watches_by_resource` ON `watches` (`resource_id`,`until`,`starts`);--> statement-breakpoint
CREATE TABLE `parties` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`owner_id` text,
	`legal_name` text NOT NULL,
	`gstin` text,
	`pan_last4` text,
	`state` text NOT NULL,
	`address` text NOT NULL,
	`payee` text DEFAULT 'other' NOT NULL,
	`prefix` text,
	`accredited` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "parties_of_one" CHECK(("parties"."user_id" is null) <> ("parties"."owner_id" is null)),
	CONSTRAINT "parties_prefix" CHECK("parties"."prefix" is null or "parties"."prefix" not glob '*[^A-Z]*' and length("parties"."prefix") between 1 and 3)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `parties_prefix_unique` ON `parties` (`prefix`);--> statement-breakpoint
CREATE UNIQUE INDEX `parties_by_user` ON `parties` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `parties_by_owner` ON `parties` (`owner_id`);--> statement-breakpoint
CREATE TABLE `rules` (
	`name` text NOT NULL,
	`from_date` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`name`, `from_date`)
);
--> statement-breakpoint
CREATE TABLE `series` (
	`name` text NOT NULL,
	`fy` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`name`, `fy`)
);
--> statement-breakpoint
CREATE TABLE `tax_rates` (
	`medium` text NOT NULL,
	`from_date` text NOT NULL,
	`sac` text NOT NULL,
	`gst_bp` integer NOT NULL,
	`supply` text NOT NULL,
	PRIMARY KEY(`medium`, `from_date`)
);
--> statement-breakpoint
CREATE TABLE `creatives` (
	`id` text PRIMARY KEY NOT NULL,
	`line_id` text NOT NULL,
	`version` integer NOT NULL,
	`file` text NOT NULL,
	`mime` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`width` integer,
	`height` integer,
	`seconds` integer,
	`status` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`uploaded_by` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`line_id`) REFERENCES `campaign_lines`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `creatives_by_version` ON `creatives` (`line_id`,`version`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`line_id` text NOT NULL,
	`user_id` text,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`line_id`) REFERENCES `campaign_lines`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `messages_by_line` ON `messages` (`line_id`,`at`);--> statement-breakpoint
CREATE TABLE `proofs` (
	`id` text PRIMARY KEY NOT NULL,
	`line_id` text NOT NULL,
	`due` text NOT NULL,
	`kind` text NOT NULL,
	`file` text,
	`sha256` text,
	`taken_at` integer,
	`lat` real,
	`lng` real,
	`figures` text,
	`status` text DEFAULT 'due' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`at` integer,
	FOREIGN KEY (`line_id`) REFERENCES `campaign_lines`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `proofs_by_line` ON `proofs` (`line_id`,`due`);--> statement-breakpoint
CREATE UNIQUE INDEX `proofs_by_photo` ON `proofs` (`sha256`) WHERE kind = 'photo';--> statement-breakpoint
CREATE TABLE `approvals` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`subject_id` text NOT NULL,
	`user_id` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`submitted_at` integer NOT NULL,
	`deferred_at` integer,
	`decided_at` integer,
	`decided_by` text,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `approvals_once` ON `approvals` (`type`,`subject_id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `approvals_in_order` ON `approvals` (`status`,`deferred_at`,`submitted_at`);--> statement-breakpoint
CREATE TABLE `campaign_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`ref` text NOT NULL,
	`campaign_id` text NOT NULL,
	`resource_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`spot_id` text,
	`owner_id` text NOT NULL,
	`snapshot` text NOT NULL,
	`starts` text NOT NULL,
	`ends` text NOT NULL,
	`days` text,
	`quantity` integer NOT NULL,
	`insertions` integer NOT NULL,
	`seconds` integer,
	`unit` text NOT NULL,
	`rate` integer NOT NULL,
	`media` integer NOT NULL,
	`setup` integer NOT NULL,
	`season_sum` integer NOT NULL,
	`season_days` integer NOT NULL,
	`discount_bp` integer NOT NULL,
	`sac` text NOT NULL,
	`gst_bp` integer NOT NULL,
	`place_state` text NOT NULL,
	`supplier_state` text NOT NULL,
	`cgst` integer NOT NULL,
	`sgst` integer NOT NULL,
	`igst` integer NOT NULL,
	`total` integer NOT NULL,
	`refund` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`answer_by` integer,
	`offer` text,
	`reason` text DEFAULT '' NOT NULL,
	`replaces` text,
	`version` integer DEFAULT 1 NOT NULL,
	`key` text NOT NULL,
	`asked` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "campaign_lines_total" CHECK("campaign_lines"."total" = "campaign_lines"."media" + "campaign_lines"."setup" + "campaign_lines"."cgst" + "campaign_lines"."sgst" + "campaign_lines"."igst"),
	CONSTRAINT "campaign_lines_refund" CHECK("campaign_lines"."refund" between 0 and "campaign_lines"."total"),
	CONSTRAINT "campaign_lines_heads" CHECK("campaign_lines"."cgst" = "campaign_lines"."sgst" and ("campaign_lines"."igst" = 0 or "campaign_lines"."cgst" = 0)),
	CONSTRAINT "campaign_lines_days" CHECK("campaign_lines"."starts" <= "campaign_lines"."ends" and "campaign_lines"."quantity" > 0 and "campaign_lines"."insertions" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_lines_ref_unique` ON `campaign_lines` (`ref`);--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_lines_by_key` ON `campaign_lines` (`campaign_id`,`key`);--> statement-breakpoint
CREATE INDEX `campaign_lines_by_owner` ON `campaign_lines` (`owner_id`,`status`,`answer_by`);--> statement-breakpoint
CREATE INDEX `campaign_lines_by_answer` ON `campaign_lines` (`status`,`answer_by`);--> statement-breakpoint
CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`ref` text NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`client` text DEFAULT '' NOT NULL,
	`objective` text DEFAULT '' NOT NULL,
	`budget` integer,
	`reach` text DEFAULT '' NOT NULL,
	`metrics` text,
	`starts` text NOT NULL,
	`ends` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`key` text NOT NULL,
	`submitted_at` integer,
	`decided_at` integer,
	`decided_by` text,
	`reason` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "campaigns_flight" CHECK("campaigns"."starts" <= "campaigns"."ends")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaigns_ref_unique` ON `campaigns` (`ref`);--> statement-breakpoint
CREATE UNIQUE INDEX `campaigns_by_key` ON `campaigns` (`user_id`,`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `campaigns_by_name` ON `campaigns` (`user_id`,lower(name)) WHERE status not in ('cancelled', 'deleted');--> statement-breakpoint
CREATE INDEX `campaigns_by_status` ON `campaigns` (`status`,`ends`);--> statement-breakpoint
CREATE TABLE `discounts` (
	`listing_id` text NOT NULL,
	`months` integer NOT NULL,
	`bp` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `months`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "discounts_bp" CHECK("discounts"."bp" > 0 and "discounts"."bp" < 10000 and "discounts"."months" > 0)
);
--> statement-breakpoint
CREATE TABLE `notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`audience` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	`sent_at` integer,
	`times` integer DEFAULT 0 NOT NULL,
	`tried_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_once` ON `notices` (`audience`,`kind`,`subject`,`version`);--> statement-breakpoint
CREATE INDEX `notices_unsent` ON `notices` (`tried_at`) WHERE sent_at is null;--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`series` text NOT NULL,
	`fy` text NOT NULL,
	`n` integer NOT NULL,
	`number` text NOT NULL,
	`kind` text NOT NULL,
	`campaign_id` text NOT NULL,
	`owner_id` text,
	`of` text,
	`month` text,
	`taxable` integer NOT NULL,
	`cgst` integer NOT NULL,
	`sgst` integer NOT NULL,
	`igst` integer NOT NULL,
	`round_off` integer NOT NULL,
	`payable` integer NOT NULL,
	`body` text NOT NULL,
	`closed_at` integer,
	`at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`of`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "documents_payable" CHECK("documents"."payable" = "documents"."taxable" + "documents"."cgst" + "documents"."sgst" + "documents"."igst" + "documents"."round_off" and "documents"."payable" % 100 = 0 and abs("documents"."round_off") < 100),
	CONSTRAINT "documents_number" CHECK(length("documents"."number") <= 16)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_number_unique` ON `documents` (`number`);--> statement-breakpoint
CREATE INDEX `documents_by_campaign` ON `documents` (`campaign_id`,`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_in_series` ON `documents` (`series`,`fy`,`n`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_one_order` ON `documents` (`campaign_id`,`owner_id`) WHERE kind = 'ro' and "of" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `documents_one_invoice` ON `documents` (`campaign_id`,`owner_id`,`month`) WHERE kind = 'invoice' and closed_at is null;--> statement-breakpoint
CREATE TABLE `milestones` (
	`campaign_id` text NOT NULL,
	`n` integer NOT NULL,
	`kind` text NOT NULL,
	`percent` integer NOT NULL,
	`amount` integer NOT NULL,
	`due` text,
	`paid_at` integer,
	PRIMARY KEY(`campaign_id`, `n`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "milestones_amount" CHECK("milestones"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`campaign_id` text NOT NULL,
	`document_id` text,
	`amount` integer NOT NULL,
	`tds` integer DEFAULT 0 NOT NULL,
	`method` text NOT NULL,
	`reference` text NOT NULL,
	`at` integer NOT NULL,
	`recorded_by` text,
	`key` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_amount" CHECK("payments"."amount" <> 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_key_unique` ON `payments` (`key`);--> statement-breakpoint
CREATE INDEX `payments_by_campaign` ON `payments` (`campaign_id`,`at`);--> statement-breakpoint
ALTER TABLE `spots` ADD `resource_id` text GENERATED ALWAYS AS ("listing_id" || ':' || "id") VIRTUAL;--> statement-breakpoint
CREATE UNIQUE INDEX `spots_by_resource` ON `spots` (`resource_id`);--> statement-breakpoint
CREATE INDEX `allocations_by_expiry` ON `allocations` (`expires_at`) WHERE expires_at is not null;
--> statement-breakpoint
-- What fills up: a listing without spots, or a spot as `listing:spot`, with how much there is of it on a day. What its owner has
-- taken off the market, and what is gone, is not among them. Columns of one affinity, so that it is asked by its keys.
CREATE VIEW `resources` AS
SELECT l.`id`, l.`capacity` FROM `listings` l
	WHERE l.`availability` <> 'sold_out' AND NOT EXISTS (SELECT 1 FROM `spots` s WHERE s.`listing_id` = l.`id`)
UNION ALL
SELECT s.`resource_id`, s.`capacity` FROM `spots` s WHERE s.`availability` <> 'sold_out';
--> statement-breakpoint
-- Spans of one line do not overlap.
CREATE TRIGGER `allocations_disjoint` BEFORE INSERT ON `allocations`
WHEN new.`kind` = 'line' AND EXISTS (SELECT 1 FROM `allocations` a WHERE a.`taker_id` = new.`taker_id`
	AND a.`resource_id` = new.`resource_id` AND a.`starts` < new.`until` AND a.`until` > new.`starts`)
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: spans of a line overlap');
END;
--> statement-breakpoint
CREATE TRIGGER `allocations_disjoint_change` BEFORE UPDATE OF `taker_id`, `resource_id`, `starts`, `until` ON `allocations`
WHEN new.`kind` = 'line' AND EXISTS (SELECT 1 FROM `allocations` a WHERE a.`taker_id` = new.`taker_id`
	AND a.`resource_id` = new.`resource_id` AND a.`starts` < new.`until` AND a.`until` > new.`starts` AND a.`rowid` <> old.`rowid`)
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: spans of a line overlap');
END;
--> statement-breakpoint
-- A line that is asked for, booked or shown has a place. One that is not has none; what has been shown keeps its place as history.
CREATE TRIGGER `campaign_lines_placed` AFTER UPDATE OF `status` ON `campaign_lines`
WHEN new.`status` IN ('held', 'requested', 'countered', 'confirmed', 'live')
	AND NOT EXISTS (SELECT 1 FROM `allocations` WHERE `taker_id` = new.`id`)
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: a line without a place');
END;
--> statement-breakpoint
CREATE TRIGGER `campaign_lines_released` AFTER UPDATE OF `status` ON `campaign_lines`
WHEN new.`status` IN ('draft', 'removed', 'declined', 'withdrawn', 'expired', 'cancelled')
BEGIN
	DELETE FROM `allocations` WHERE `taker_id` = new.`id`;
END;
--> statement-breakpoint
-- Every change of a state is seen by its version.
CREATE TRIGGER `campaign_lines_version` BEFORE UPDATE OF `status` ON `campaign_lines`
WHEN new.`status` <> old.`status` AND new.`version` <> old.`version` + 1
BEGIN
	SELECT RAISE(ABORT, 'a state changes with its version');
END;
--> statement-breakpoint
CREATE TRIGGER `campaigns_version` BEFORE UPDATE OF `status` ON `campaigns`
WHEN new.`status` <> old.`status` AND new.`version` <> old.`version` + 1
BEGIN
	SELECT RAISE(ABORT, 'a state changes with its version');
END;
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
-- A document is never edited.
CREATE TRIGGER `documents_frozen` BEFORE UPDATE OF `id`, `series`, `fy`, `n`, `number`, `kind`, `campaign_id`, `owner_id`, `of`,
	`month`, `taxable`, `cgst`, `sgst`, `igst`, `round_off`, `payable`, `body`, `at` ON `documents`
BEGIN
	SELECT RAISE(ABORT, 'a document is frozen');
END;
--> statement-breakpoint
-- No more goes back than came in.
CREATE TRIGGER `payments_refund` BEFORE INSERT ON `payments`
WHEN new.`amount` < 0
	AND (SELECT coalesce(sum(`amount`), 0) FROM `payments` WHERE `campaign_id` = new.`campaign_id`) + new.`amount` < 0
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: more than was received');
END;
--> statement-breakpoint
-- GST by medium; the empty one is for every category without a row of its own.
INSERT INTO `tax_rates` (`medium`, `from_date`, `sac`, `gst_bp`, `supply`) VALUES
	('', '2017-07-01', '998366', 1800, 'buyer'),
	('tv', '2017-07-01', '998364', 1800, 'buyer'),
	('radio', '2017-07-01', '998364', 1800, 'buyer'),
	('airport', '2017-07-01', '998366', 1800, 'site'),
	('theatre', '2017-07-01', '998366', 1800, 'site'),
	('newspaper', '2017-07-01', '998363', 500, 'buyer'),
	('magazine', '2017-07-01', '998363', 500, 'buyer'),
	('btl', '2017-07-01', '998366', 1800, 'site'),
	('vehicle', '2017-07-01', '998366', 1800, 'buyer'),
	('events', '2017-07-01', '998366', 1800, 'event'),
	('transit', '2017-07-01', '998366', 1800, 'site'),
	('influencer', '2017-07-01', '998365', 1800, 'buyer'),
	('digital', '2017-07-01', '998365', 1800, 'buyer'),
	('ooh', '2017-07-01', '998366', 1800, 'site'),
	('dooh', '2017-07-01', '998366', 1800, 'site'),
	('pr', '2017-07-01', '998366', 1800, 'buyer');
--> statement-breakpoint
INSERT INTO `rules` (`name`, `from_date`, `value`) VALUES
	('fee', '2017-07-01', '1000'),
	('milestones', '2017-07-01', '[30,40,30]'),
	('cancellation', '2017-07-01', '{"outdoor":[{"days":30,"kept":0},{"days":15,"kept":25},{"days":7,"kept":50}],"broadcast":[{"days":7,"kept":0},{"days":3,"kept":25}],"print":[{"days":3,"kept":0}],"creator":[{"days":10,"kept":0},{"days":5,"kept":50}]}');
