-- Nobody could send a proof before: only the demo data had rows.
DROP TABLE `proofs`;
--> statement-breakpoint
CREATE TABLE `import_mappings` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`columns` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `imported_listings` (
	`import_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`version` integer NOT NULL,
	`before` text,
	`undone_at` integer,
	PRIMARY KEY(`import_id`, `listing_id`),
	FOREIGN KEY (`import_id`) REFERENCES `list_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `list_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`user_id` text,
	`category_id` text NOT NULL,
	`name` text NOT NULL,
	`sha256` text NOT NULL,
	`created` integer NOT NULL,
	`changed` integer NOT NULL,
	`same` integer NOT NULL,
	`refused` integer NOT NULL,
	`at` integer NOT NULL,
	`undone_at` integer,
	`key` text NOT NULL,
	`asked` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `list_imports_by_owner` ON `list_imports` (`owner_id`,`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `list_imports_by_key` ON `list_imports` (`owner_id`,`key`) WHERE undone_at is null;--> statement-breakpoint
CREATE TABLE `owner_listings` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`category_id` text NOT NULL,
	`ref` text NOT NULL,
	`own_ref` text,
	`state` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`content` text,
	`kept` text,
	`submitted_at` integer,
	`decided_at` integer,
	`decided_by` text,
	`reason` text DEFAULT '' NOT NULL,
	`published_at` integer,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`key` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `owner_listings_ref_unique` ON `owner_listings` (`ref`);--> statement-breakpoint
CREATE INDEX `owner_listings_by_owner` ON `owner_listings` (`owner_id`,`state`,`updated_at`);--> statement-breakpoint
CREATE INDEX `owner_listings_in_review` ON `owner_listings` (`submitted_at`) WHERE state = 'review';--> statement-breakpoint
CREATE UNIQUE INDEX `owner_listings_by_key` ON `owner_listings` (`owner_id`,`key`) WHERE key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `owner_listings_by_own_ref` ON `owner_listings` (`owner_id`,`own_ref`) WHERE own_ref is not null;--> statement-breakpoint
CREATE TABLE `blocks` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`resource_id` text NOT NULL,
	`kind` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`key` text NOT NULL,
	`asked` text NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `blocks_by_owner` ON `blocks` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `blocks_by_resource` ON `blocks` (`resource_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `blocks_by_key` ON `blocks` (`created_by`,`key`,`resource_id`);--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`listing_id` text,
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_token_hash_unique` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
CREATE INDEX `calendar_feeds_by_user` ON `calendar_feeds` (`user_id`,`owner_id`);--> statement-breakpoint
CREATE TABLE `owner_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`email` text NOT NULL,
	`rights` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`token_hash` text NOT NULL,
	`invited_by` text,
	`user_id` text,
	`mails` integer DEFAULT 1 NOT NULL,
	`mailed_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `owner_invitations_token_hash_unique` ON `owner_invitations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `owner_invitations_once` ON `owner_invitations` (`owner_id`,`email`) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX `owner_invitations_by_email` ON `owner_invitations` (`email`);--> statement-breakpoint
CREATE INDEX `owner_invitations_by_expiry` ON `owner_invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `proof_files` (
	`key` text PRIMARY KEY NOT NULL,
	`proof_id` text NOT NULL,
	`round` integer NOT NULL,
	`n` integer NOT NULL,
	`is_photo` integer NOT NULL,
	`moment` text,
	`name` text NOT NULL,
	`mime` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer,
	`height` integer,
	`sha256` text NOT NULL,
	`repeats` text,
	`taken_at` text,
	`lat` real,
	`lng` real,
	`at` integer NOT NULL,
	FOREIGN KEY (`proof_id`) REFERENCES `proofs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `proof_files_by_proof` ON `proof_files` (`proof_id`,`round`,`n`);--> statement-breakpoint
CREATE UNIQUE INDEX `proof_files_by_photo` ON `proof_files` (`sha256`) WHERE is_photo = 1 and repeats is null;--> statement-breakpoint
CREATE TABLE `proof_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proof_shares_token_hash_unique` ON `proof_shares` (`token_hash`);--> statement-breakpoint
CREATE INDEX `proof_shares_by_campaign` ON `proof_shares` (`campaign_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `proofs` (
	`id` text PRIMARY KEY NOT NULL,
	`ref` text NOT NULL,
	`line_id` text NOT NULL,
	`slot` text NOT NULL,
	`kind` text NOT NULL,
	`label` text NOT NULL,
	`due` text NOT NULL,
	`slots` integer NOT NULL,
	`status` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`round` integer DEFAULT 1 NOT NULL,
	`key` text NOT NULL,
	`link` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`facts` text NOT NULL,
	`figures` text NOT NULL,
	`hints` text NOT NULL,
	`sent_by` text,
	`sent_at` integer NOT NULL,
	`answer_by` integer,
	`reason` text,
	`dispute` text DEFAULT '' NOT NULL,
	`verdict` text DEFAULT '' NOT NULL,
	`remedy` text,
	`decided_by` text,
	`decided_at` integer,
	FOREIGN KEY (`line_id`) REFERENCES `campaign_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "proofs_slots" CHECK("proofs"."slots" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proofs_ref_unique` ON `proofs` (`ref`);--> statement-breakpoint
CREATE UNIQUE INDEX `proofs_by_slot` ON `proofs` (`line_id`,`slot`);--> statement-breakpoint
CREATE INDEX `proofs_by_status` ON `proofs` (`status`,`sent_at`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`key` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text,
	`mime` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`width` integer,
	`height` integer,
	`name` text NOT NULL,
	`taken_at` text,
	`lat` real,
	`lng` real,
	`claimed_by` text,
	`created_at` integer NOT NULL,
	`released_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `uploads_unclaimed` ON `uploads` (`claimed_by`,`created_at`);--> statement-breakpoint
CREATE INDEX `uploads_by_subject` ON `uploads` (`subject`);--> statement-breakpoint
CREATE INDEX `uploads_by_user` ON `uploads` (`user_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `listings` ADD `lead_days` integer;--> statement-breakpoint
ALTER TABLE `listings` ADD `supply` text;--> statement-breakpoint
ALTER TABLE `owner_members` ADD `invited` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `owner_members` ADD `rights` text DEFAULT 'manage' NOT NULL;