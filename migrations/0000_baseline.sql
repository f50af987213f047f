-- Tables and indexes as Drizzle writes them; `facet_homes` is WITHOUT ROWID by hand.

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
CREATE UNIQUE INDEX `creatives_by_version` ON `creatives` (`line_id`,`version`);

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
CREATE UNIQUE INDEX `approvals_once` ON `approvals` (`type`,`subject_id`) WHERE status = 'pending';
CREATE INDEX `approvals_in_order` ON `approvals` (`status`,`deferred_at`,`submitted_at`);
CREATE INDEX `approvals_by_submission` ON `approvals` (`submitted_at`);
CREATE INDEX `approvals_of_subject` ON `approvals` (`subject_id`,`submitted_at`);

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
CREATE UNIQUE INDEX `campaign_lines_ref_unique` ON `campaign_lines` (`ref`);
CREATE UNIQUE INDEX `campaign_lines_by_key` ON `campaign_lines` (`campaign_id`,`key`);
CREATE INDEX `campaign_lines_by_owner` ON `campaign_lines` (`owner_id`,`status`,`answer_by`);
CREATE INDEX `campaign_lines_by_answer` ON `campaign_lines` (`status`,`answer_by`);
CREATE INDEX `campaign_lines_confirmed` ON `campaign_lines` (`campaign_id`) WHERE status in ('confirmed', 'live', 'ended', 'settled');
CREATE INDEX `campaign_lines_of_campaign` ON `campaign_lines` (`campaign_id`,`status`,`total`,snapshot ->> 'category',`owner_id`,`listing_id`);

CREATE TABLE `campaign_metrics` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`impressions` integer NOT NULL,
	`engagement_bp` integer NOT NULL,
	`conversion_bp` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`ref` text NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`client` text DEFAULT '' NOT NULL,
	`objective` text DEFAULT '' NOT NULL,
	`budget` integer,
	`reach` text DEFAULT '' NOT NULL,
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
CREATE UNIQUE INDEX `campaigns_ref_unique` ON `campaigns` (`ref`);
CREATE UNIQUE INDEX `campaigns_by_key` ON `campaigns` (`user_id`,`key`);
CREATE UNIQUE INDEX `campaigns_by_name` ON `campaigns` (`user_id`,lower(name)) WHERE status not in ('cancelled', 'deleted');
CREATE INDEX `campaigns_by_status` ON `campaigns` (`status`,`ends`,`starts`,`id`);
CREATE INDEX `campaigns_by_newest` ON `campaigns` (`created_at`,`id`,`status`,`ends`) WHERE status in ('planned', 'active', 'completed');
CREATE INDEX `campaigns_by_start` ON `campaigns` (`starts`,`id`,`status`,`ends`) WHERE status in ('planned', 'active', 'completed');
CREATE INDEX `campaigns_by_budget` ON `campaigns` (`budget`,`id`,`status`,`ends`) WHERE status in ('planned', 'active', 'completed');
CREATE INDEX `campaigns_by_submission` ON `campaigns` (`submitted_at`);

CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`line_id` text,
	`thread_id` text,
	`user_id` text,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`line_id`) REFERENCES `campaign_lines`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "messages_subject" CHECK(("messages"."line_id" is null) <> ("messages"."thread_id" is null))
);
CREATE INDEX `messages_by_line` ON `messages` (`line_id`,`at`);
CREATE INDEX `messages_by_thread` ON `messages` (`thread_id`,`id`);

CREATE TABLE `threads` (
	`id` text PRIMARY KEY NOT NULL,
	`listing_id` text NOT NULL,
	`title` text NOT NULL,
	`path` text NOT NULL,
	`owner_id` text NOT NULL,
	`owner` text NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	`at` integer NOT NULL,
	`advertiser_seen` integer DEFAULT 0 NOT NULL,
	`owner_seen` integer DEFAULT 0 NOT NULL,
	`staff_read_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
CREATE UNIQUE INDEX `threads_once` ON `threads` (`user_id`,`listing_id`);
CREATE INDEX `threads_by_user` ON `threads` (`user_id`,`at`);
CREATE INDEX `threads_by_owner` ON `threads` (`owner_id`,`at`);
CREATE INDEX `threads_by_time` ON `threads` (`at`);

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
CREATE INDEX `proof_files_by_proof` ON `proof_files` (`proof_id`,`round`,`n`);
CREATE UNIQUE INDEX `proof_files_by_photo` ON `proof_files` (`sha256`) WHERE is_photo = 1 and repeats is null;

CREATE TABLE `proof_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE UNIQUE INDEX `proof_shares_token_hash_unique` ON `proof_shares` (`token_hash`);
CREATE INDEX `proof_shares_by_campaign` ON `proof_shares` (`campaign_id`,`created_at`);

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
CREATE UNIQUE INDEX `proofs_ref_unique` ON `proofs` (`ref`);
CREATE UNIQUE INDEX `proofs_by_slot` ON `proofs` (`line_id`,`slot`);
CREATE INDEX `proofs_by_status` ON `proofs` (`status`,`sent_at`);

CREATE TABLE `allocations` (
	`taker_id` text NOT NULL,
	`kind` text NOT NULL,
	`resource_id` text NOT NULL,
	`starts` text NOT NULL,
	`until` text NOT NULL,
	`quantity` integer NOT NULL,
	`expires_at` integer,
	PRIMARY KEY(`taker_id`, `resource_id`, `starts`),
	CONSTRAINT "allocations_span" CHECK("allocations"."starts" < "allocations"."until"),
	CONSTRAINT "allocations_quantity" CHECK("allocations"."quantity" > 0)
);
CREATE INDEX `allocations_by_time` ON `allocations` (`resource_id`,`until`,`starts`,`expires_at`,`quantity`,`kind`);
CREATE INDEX `allocations_by_expiry` ON `allocations` (`expires_at`) WHERE expires_at is not null;
CREATE INDEX `allocations_by_start` ON `allocations` (`starts`);
CREATE INDEX `allocations_by_end` ON `allocations` (`until`);

CREATE TABLE `clock` (
	`id` integer PRIMARY KEY NOT NULL,
	`day` text NOT NULL
);

CREATE TABLE `discounts` (
	`listing_id` text NOT NULL,
	`months` integer NOT NULL,
	`bp` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `months`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "discounts_bp" CHECK("discounts"."bp" > 0 and "discounts"."bp" < 10000 and "discounts"."months" > 0)
);

CREATE TABLE `seasons` (
	`listing_id` text NOT NULL,
	`name` text NOT NULL,
	`from_md` text NOT NULL,
	`until_md` text NOT NULL,
	`bp` integer NOT NULL,
	PRIMARY KEY(`listing_id`, `name`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `categories` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`icon` text NOT NULL,
	`description` text NOT NULL,
	`position` integer NOT NULL,
	`area` text DEFAULT 'category' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ')) NOT NULL
);
CREATE UNIQUE INDEX `categories_by_name_key` ON `categories` (`name_key`);

CREATE TABLE `coverage` (
	`listing_id` text NOT NULL,
	`state` text collate nocase NOT NULL,
	`city` text collate nocase NOT NULL,
	PRIMARY KEY(`listing_id`, `state`, `city`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `coverage_by_place` ON `coverage` (`state`,`city`);

CREATE TABLE `custom_fields` (
	`category_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`type` text NOT NULL,
	`required` integer NOT NULL,
	`options` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`category_id`, `id`),
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX `custom_fields_by_name_key` ON `custom_fields` (`category_id`,`name_key`);

CREATE TABLE `listings` (
	`id` text PRIMARY KEY NOT NULL,
	`ref` text NOT NULL,
	`category_id` text NOT NULL,
	`subcategory_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`title` text NOT NULL,
	`native_title` text,
	`type` text NOT NULL,
	`description` text NOT NULL,
	`city` text collate nocase NOT NULL,
	`state` text NOT NULL,
	`area` text NOT NULL,
	`venue` text,
	`address` text NOT NULL,
	`lat` real,
	`lng` real,
	`pin` text DEFAULT 'exact' NOT NULL,
	`language` text,
	`languages` text NOT NULL,
	`rate` integer NOT NULL,
	`unit` text NOT NULL,
	`min_quantity` integer NOT NULL,
	`step` integer NOT NULL,
	`min_duration` integer NOT NULL,
	`availability` text NOT NULL,
	`next_available` text,
	`capacity` integer,
	`features` text NOT NULL,
	`variant` text,
	`photos` text NOT NULL,
	`currency` text DEFAULT 'INR' NOT NULL,
	`monthly` integer NOT NULL,
	`min_budget` integer,
	`setup` integer DEFAULT 0 NOT NULL,
	`lead_days` integer,
	`supply` text,
	`audience` integer NOT NULL,
	`rating` real NOT NULL,
	`views` integer NOT NULL,
	`engagement` real NOT NULL,
	`specifications` text NOT NULL,
	`metrics` text NOT NULL,
	`audience_figures` text NOT NULL,
	`details` text NOT NULL,
	`custom` text NOT NULL,
	`face` text GENERATED ALWAYS AS (case when json_extract("details", '$.face.width') * json_extract("details", '$.face.height') >= 0 and json_extract("details", '$.face.width') * json_extract("details", '$.face.height') < 100 then 'small' when json_extract("details", '$.face.width') * json_extract("details", '$.face.height') >= 100 and json_extract("details", '$.face.width') * json_extract("details", '$.face.height') < 500 then 'medium' when json_extract("details", '$.face.width') * json_extract("details", '$.face.height') >= 500 and json_extract("details", '$.face.width') * json_extract("details", '$.face.height') < 9007199254740991 then 'large' end) VIRTUAL,
	`lit` text GENERATED ALWAYS AS (case when json_extract("details", '$.loop.slots') is not null then 'digital'
    else case json_extract("custom", '$.Lighting') when 'Front lit' then 'front' when 'Back lit' then 'back' when 'Non lit' then 'none' end end) VIRTUAL,
	`followers` text GENERATED ALWAYS AS (case when coalesce(json_extract("details", '$.instagram.handle'), json_extract("details", '$.youtube.handle')) is not null then case when "audience" >= 0 and "audience" < 200000 then 'under-2' when "audience" >= 200000 and "audience" < 500000 then '2-to-5' when "audience" >= 500000 and "audience" < 2000000 then '5-to-20' when "audience" >= 2000000 and "audience" < 9007199254740991 then 'from-20' end end) VIRTUAL,
	`screens` text GENERATED ALWAYS AS (case when json_extract("details", '$.screens') >= 1 and json_extract("details", '$.screens') < 2 then 'one' when json_extract("details", '$.screens') >= 2 and json_extract("details", '$.screens') < 6 then 'few' when json_extract("details", '$.screens') >= 6 and json_extract("details", '$.screens') < 9007199254740991 then 'many' end) VIRTUAL,
	`platforms` text GENERATED ALWAYS AS (case when coalesce(json_extract("details", '$.instagram.handle'), json_extract("details", '$.youtube.handle')) is not null then trim(
    iif(json_extract("details", '$.instagram.handle') is null, '', 'instagram') || ' ' ||
    iif(json_extract("details", '$.youtube.handle') is null, '', 'youtube')) end) VIRTUAL,
	`price_step` integer GENERATED ALWAYS AS (case when "monthly" < 1000000 then 0 when "monthly" < 2500000 then 1 when "monthly" < 5000000 then 2 when "monthly" < 10000000 then 3 when "monthly" < 20000000 then 4 when "monthly" < 50000000 then 5 when "monthly" < 100000000 then 6 else 7 end) VIRTUAL,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`,`subcategory_id`) REFERENCES `subcategories`(`category_id`,`id`) ON UPDATE no action ON DELETE no action
);
CREATE UNIQUE INDEX `listings_ref_unique` ON `listings` (`ref`);
CREATE INDEX `listings_by_rating` ON `listings` (`category_id`,`subcategory_id`,`rating`,`id`,`city`);
CREATE INDEX `listings_by_rate` ON `listings` (`category_id`,`subcategory_id`,`rate`,`id`,`city`);
CREATE INDEX `listings_by_audience` ON `listings` (`category_id`,`subcategory_id`,`audience`,`id`,`city`);
CREATE INDEX `listings_by_unit` ON `listings` (`category_id`,`subcategory_id`,`unit`,`rate`);
CREATE INDEX `listings_by_city` ON `listings` (`category_id`,`subcategory_id`,`city`,`rating`,`id`);
CREATE INDEX `listings_by_category` ON `listings` (`category_id`,`rating`,`id`);
CREATE INDEX `listings_by_language` ON `listings` (`category_id`,`subcategory_id`,`language`);
CREATE INDEX `listings_by_owner` ON `listings` (`owner_id`);
CREATE INDEX `listings_by_facets` ON `listings` (`category_id`,`subcategory_id`,`city`,`state`,`monthly`,`availability`,`next_available`,`type`,`owner_id`,`face`,`lit`,`followers`,`screens`,`platforms`,`languages`,`capacity`,`min_quantity`,`id`);
CREATE INDEX `listings_by_spot` ON `listings` (`lat`,`lng`,`category_id`);

CREATE TABLE `spots` (
	`listing_id` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`rate` integer NOT NULL,
	`unit` text NOT NULL,
	`min_quantity` integer NOT NULL,
	`step` integer NOT NULL,
	`min_duration` integer NOT NULL,
	`availability` text NOT NULL,
	`next_available` text,
	`capacity` integer,
	`features` text NOT NULL,
	`variant` text,
	`photos` text NOT NULL,
	`seconds` integer,
	`slot_from` integer,
	`slot_to` integer,
	`placement` text,
	`size` text,
	`terminal` text,
	`zone` text,
	`audience` integer,
	`resource_id` text GENERATED ALWAYS AS ("listing_id" || ':' || "id") VIRTUAL,
	PRIMARY KEY(`listing_id`, `id`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `spots_in_order` ON `spots` (`listing_id`,`position`);
CREATE UNIQUE INDEX `spots_by_resource` ON `spots` (`resource_id`);

CREATE TABLE `subcategories` (
	`category_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`description` text NOT NULL,
	`features` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`category_id`, `id`),
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX `subcategories_by_name_key` ON `subcategories` (`category_id`,`name_key`);

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
CREATE INDEX `facet_counts_by_group` ON `facet_counts` (`category_id`,`subcategory_id`,`type`,`owner_id`,`face`,`lit`,`followers`,`screens`,`platforms`,`languages`);

CREATE TABLE `facet_homes` (
	`facet` integer NOT NULL,
	`home` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`facet`, `home`)
) WITHOUT ROWID;

CREATE TABLE `home_counts` (
	`id` integer PRIMARY KEY NOT NULL,
	`category_id` text NOT NULL,
	`subcategory_id` text NOT NULL,
	`city` text collate nocase NOT NULL,
	`state` text NOT NULL,
	`price_step` integer NOT NULL,
	`count` integer NOT NULL
);
CREATE UNIQUE INDEX `home_counts_by_place` ON `home_counts` (`category_id`,`subcategory_id`,`city`,`state`,`price_step`);

CREATE TABLE `deleted_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`snapshot` text NOT NULL,
	`deleted_at` text NOT NULL
);

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
	`deferred_at` integer,
	`decided_at` integer,
	`decided_by` text,
	`reason` text DEFAULT '' NOT NULL,
	`published_at` integer,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`key` text
);
CREATE UNIQUE INDEX `owner_listings_ref_unique` ON `owner_listings` (`ref`);
CREATE INDEX `owner_listings_by_owner` ON `owner_listings` (`owner_id`,`state`,`updated_at`);
CREATE INDEX `owner_listings_in_review` ON `owner_listings` (`submitted_at`) WHERE state = 'review';
CREATE UNIQUE INDEX `owner_listings_by_key` ON `owner_listings` (`owner_id`,`key`) WHERE key is not null;
CREATE UNIQUE INDEX `owner_listings_by_own_ref` ON `owner_listings` (`owner_id`,`own_ref`) WHERE own_ref is not null;

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
CREATE UNIQUE INDEX `search_rows_by_row` ON `search_rows` (`row`,`facet`,`home`,`covers`,`monthly`);
CREATE INDEX `search_rows_by_id` ON `search_rows` (`id`);
CREATE INDEX `search_rows_by_rating` ON `search_rows` (`category_id`,`rating`,`id`,`row`,`facet`);
CREATE INDEX `search_rows_by_home` ON `search_rows` (`home`,`facet`,`monthly`,`covers`,`category_id`,`rating`,`id`,`row`);
CREATE INDEX `search_rows_covering` ON `search_rows` (`row`) WHERE covers = 1;
CREATE INDEX `search_rows_by_spot` ON `search_rows` (`lat`,`lng`,`row`);

CREATE TABLE `watches` (
	`user_id` text NOT NULL,
	`resource_id` text NOT NULL,
	`starts` text NOT NULL,
	`until` text NOT NULL,
	PRIMARY KEY(`user_id`, `resource_id`, `starts`, `until`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `watches_by_resource` ON `watches` (`resource_id`,`until`,`starts`);

CREATE TABLE `subscribers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text collate nocase NOT NULL,
	`sources` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`confirm_hash` text,
	`confirm_expires_at` text,
	`mails` integer DEFAULT 0 NOT NULL,
	`mailed_at` text,
	`leave_token` text NOT NULL,
	`confirmed_at` text,
	`created_at` text NOT NULL
);
CREATE UNIQUE INDEX `subscribers_email_unique` ON `subscribers` (`email`);
CREATE UNIQUE INDEX `subscribers_confirm_hash_unique` ON `subscribers` (`confirm_hash`);
CREATE UNIQUE INDEX `subscribers_leave_token_unique` ON `subscribers` (`leave_token`);
CREATE INDEX `subscribers_by_status` ON `subscribers` (`status`,`id`);

CREATE TABLE `post_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `post_versions` (
	`post_id` text NOT NULL,
	`version` integer NOT NULL,
	`value` text NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	PRIMARY KEY(`post_id`, `version`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`content` text NOT NULL,
	`headings` text NOT NULL,
	`read_minutes` integer NOT NULL,
	`searched` text NOT NULL,
	`author` text NOT NULL,
	`author_role` text NOT NULL,
	`date` text NOT NULL,
	`category` text NOT NULL,
	`picture` text NOT NULL,
	`tags` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`publish_at` text,
	`published_at` text,
	`deleted_at` text,
	`preview_hash` text,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ')) NOT NULL
);
CREATE UNIQUE INDEX `posts_slug_unique` ON `posts` (`slug`);
CREATE UNIQUE INDEX `posts_preview_hash_unique` ON `posts` (`preview_hash`);
CREATE INDEX `posts_by_date` ON `posts` (`status`,`date`,`id`);
CREATE INDEX `posts_by_day` ON `posts` (`date`,`id`);

CREATE TABLE `canned_answers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL
);

CREATE TABLE `support_tickets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`message` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`priority` text DEFAULT 'medium' NOT NULL,
	`is_spam` integer DEFAULT false NOT NULL,
	`source` text NOT NULL,
	`sender_proof` text DEFAULT 'none' NOT NULL,
	`user_id` text,
	`enquiry` text,
	`about` text,
	`assignee` text,
	`first_reply_at` text,
	`resolved_at` text,
	`request_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`last_update` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX `support_tickets_reference_unique` ON `support_tickets` (`reference`);
CREATE UNIQUE INDEX `support_tickets_request_hash_unique` ON `support_tickets` (`request_hash`);
CREATE INDEX `support_tickets_by_time` ON `support_tickets` (`is_spam`,`id`);
CREATE INDEX `support_tickets_by_update` ON `support_tickets` (`is_spam`,`last_update`);
CREATE INDEX `support_tickets_by_status` ON `support_tickets` (`is_spam`,`status`,`id`);
CREATE INDEX `support_tickets_by_status_update` ON `support_tickets` (`is_spam`,`status`,`last_update`);
CREATE INDEX `support_tickets_by_assignee` ON `support_tickets` (`assignee`,`id`);
CREATE INDEX `support_tickets_by_filters` ON `support_tickets` (`is_spam`,`status`,`priority`,`source`,`assignee`);
CREATE INDEX `support_tickets_by_creation` ON `support_tickets` (`is_spam`,`created_at`,`status`,`first_reply_at`);
CREATE INDEX `support_tickets_by_resolution` ON `support_tickets` (`resolved_at`);
CREATE INDEX `support_tickets_by_enquiry` ON `support_tickets` (`enquiry`);
CREATE INDEX `support_tickets_by_user` ON `support_tickets` (`user_id`,`id`);
CREATE INDEX `support_tickets_by_email` ON `support_tickets` (`email`,`id`);

CREATE TABLE `ticket_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ticket_id` integer NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`body` text NOT NULL,
	`sender_proof` text,
	`at` text NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`ticket_id`) REFERENCES `support_tickets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
CREATE UNIQUE INDEX `ticket_messages_key_unique` ON `ticket_messages` (`key`);
CREATE INDEX `ticket_messages_by_ticket` ON `ticket_messages` (`ticket_id`,`id`);
CREATE INDEX `ticket_messages_by_user` ON `ticket_messages` (`user_id`);

CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`actor` text,
	`action` text NOT NULL,
	`subject` text,
	`network` text NOT NULL,
	`at` text NOT NULL,
	`detail` text NOT NULL
);
CREATE INDEX `audit_log_by_subject` ON `audit_log` (`subject`,`at`);
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actor`,`at`);
CREATE INDEX `audit_log_by_action` ON `audit_log` (`action`,`at`);
CREATE INDEX `audit_log_by_time` ON `audit_log` (`at`);
CREATE INDEX `audit_log_by_act` ON `audit_log` (`actor`,`action`,`at`);
CREATE INDEX `audit_log_by_network` ON `audit_log` (`network`,`at`);
CREATE INDEX `audit_log_by_named_user` ON `audit_log` (detail ->> 'user',`at`) WHERE detail ->> 'user' is not null;

CREATE TABLE `audit_sums` (
	`day` text NOT NULL,
	`action` text NOT NULL,
	`reason` text NOT NULL,
	`network` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `action`, `reason`, `network`)
);

CREATE TABLE `one_time_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	`next` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE INDEX `one_time_tokens_by_user` ON `one_time_tokens` (`user_id`,`purpose`,`created_at`);

CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`used_at` text,
	PRIMARY KEY(`user_id`, `code_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`device` text NOT NULL,
	`network` text DEFAULT '' NOT NULL,
	`remembered` integer NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text NOT NULL,
	`confirmed_at` text,
	`expires_at` text NOT NULL,
	`revoked_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`,`created_at`);

CREATE TABLE `two_factor` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`last_step` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`confirmed_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`areas` text DEFAULT '[]' NOT NULL,
	`company` text NOT NULL,
	`phone` text NOT NULL,
	`location` text DEFAULT '' NOT NULL,
	`location_state` text GENERATED ALWAYS AS ((case instr(location, ', ') when 0 then location else substr(location, instr(location, ', ') + 2) end)) VIRTUAL,
	`password_hash` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`session_epoch` integer DEFAULT 0 NOT NULL,
	`email_verified_at` text,
	`demo` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`last_sign_in_at` text,
	`version` integer DEFAULT 1 NOT NULL
);
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);
CREATE INDEX `users_by_created` ON `users` (`created_at`,`id`);
CREATE INDEX `users_by_name` ON `users` (name collate nocase,`id`);
CREATE INDEX `users_by_seen` ON `users` ((case when last_sign_in_at is null then '' else last_sign_in_at end),`id`);
CREATE INDEX `users_by_role` ON `users` (`role`,`created_at`,`id`);
CREATE INDEX `users_by_role_name` ON `users` (`role`,name collate nocase,`id`);
CREATE INDEX `users_by_role_seen` ON `users` (`role`,(case when last_sign_in_at is null then '' else last_sign_in_at end),`id`);
CREATE INDEX `users_by_status` ON `users` (`status`,`created_at`,`id`);
CREATE INDEX `users_by_state` ON `users` (`location_state`,`created_at`,`id`);

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
CREATE UNIQUE INDEX `notices_once` ON `notices` (`audience`,`kind`,`subject`,`version`);
CREATE INDEX `notices_unsent` ON `notices` (`tried_at`) WHERE sent_at is null;

CREATE TABLE `currency_rates` (
	`currency` text NOT NULL,
	`from_date` text NOT NULL,
	`paise` integer NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	PRIMARY KEY(`currency`, `from_date`)
);

CREATE TABLE `platform_settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);

CREATE TABLE `series` (
	`name` text NOT NULL,
	`fy` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`name`, `fy`)
);

CREATE TABLE `document_links` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE UNIQUE INDEX `document_links_token_hash_unique` ON `document_links` (`token_hash`);
CREATE INDEX `document_links_by_document` ON `document_links` (`document_id`,`created_at`);

CREATE TABLE `documents` (
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
	FOREIGN KEY (`of`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "documents_payable" CHECK("documents"."payable" = "documents"."taxable" + "documents"."cgst" + "documents"."sgst" + "documents"."igst" + "documents"."round_off" and (abs("documents"."round_off") < 100 or "documents"."kind" = 'estimate')
        and ("documents"."payable" % 100 = 0 or "documents"."kind" in ('receipt', 'refund'))),
	CONSTRAINT "documents_number" CHECK(length("documents"."number") <= 16),
	CONSTRAINT "documents_campaign" CHECK("documents"."campaign_id" is not null or "documents"."kind" in ('estimate', 'fee'))
);
CREATE UNIQUE INDEX `documents_number_unique` ON `documents` (`number`);
CREATE INDEX `documents_by_campaign` ON `documents` (`campaign_id`,`at`);
CREATE INDEX `documents_by_owner` ON `documents` (`owner_id`,`at`);
CREATE INDEX `documents_by_user` ON `documents` (`user_id`,`at`);
CREATE INDEX `documents_by_time` ON `documents` (`at`);
CREATE UNIQUE INDEX `documents_in_series` ON `documents` (`series`,`fy`,`n`);
CREATE UNIQUE INDEX `documents_by_key` ON `documents` (`user_id`,`key`) WHERE key is not null;
CREATE UNIQUE INDEX `documents_one_order` ON `documents` (`campaign_id`,`owner_id`) WHERE kind = 'ro' and "of" is null;
CREATE UNIQUE INDEX `documents_one_invoice` ON `documents` (`campaign_id`,`owner_id`,`month`) WHERE kind = 'invoice' and closed_at is null;
CREATE UNIQUE INDEX `documents_one_proforma` ON `documents` (`campaign_id`,`owner_id`,`milestone`) WHERE kind = 'proforma' and closed_at is null;
CREATE UNIQUE INDEX `documents_one_fee` ON `documents` (`owner_id`,`month`) WHERE kind = 'fee' and closed_at is null;

CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`campaign_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`document_id` text,
	`amount` integer NOT NULL,
	`tds` integer DEFAULT 0 NOT NULL,
	`method` text NOT NULL,
	`reference` text NOT NULL,
	`of` integer,
	`at` integer NOT NULL,
	`recorded_at` integer NOT NULL,
	`recorded_by` text NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`of`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_amount" CHECK("payments"."amount" <> 0),
	CONSTRAINT "payments_tds" CHECK("payments"."tds" = 0 or ("payments"."tds" > 0) = ("payments"."amount" > 0))
);
CREATE UNIQUE INDEX `payments_key_unique` ON `payments` (`key`);
CREATE INDEX `payments_by_campaign` ON `payments` (`campaign_id`,`at`);
CREATE INDEX `payments_by_owner` ON `payments` (`owner_id`,`at`);
CREATE INDEX `payments_by_time` ON `payments` (`at`,`campaign_id`,`amount`);
CREATE UNIQUE INDEX `payments_corrected_once` ON `payments` (`of`) WHERE "of" is not null;

CREATE TABLE `report_mails` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`sent_week` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `parties` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`owner_id` text,
	`legal_name` text NOT NULL,
	`gstin` text,
	`pan` text,
	`state` text NOT NULL,
	`address` text NOT NULL,
	`email` text,
	`bank_account` text,
	`ifsc` text,
	`signatory` text,
	`logo` text,
	`payee` text DEFAULT 'other' NOT NULL,
	`prefix` text,
	`accredited` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "parties_of_one" CHECK(("parties"."user_id" is null) <> ("parties"."owner_id" is null)),
	CONSTRAINT "parties_prefix" CHECK("parties"."prefix" is null or "parties"."prefix" not glob '*[^A-Z]*' and length("parties"."prefix") between 1 and 3)
);
CREATE UNIQUE INDEX `parties_prefix_unique` ON `parties` (`prefix`);
CREATE UNIQUE INDEX `parties_by_user` ON `parties` (`user_id`);
CREATE UNIQUE INDEX `parties_by_owner` ON `parties` (`owner_id`);

CREATE TABLE `rules` (
	`name` text NOT NULL,
	`from_date` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`name`, `from_date`)
);

CREATE TABLE `tax_rates` (
	`medium` text NOT NULL,
	`from_date` text NOT NULL,
	`sac` text NOT NULL,
	`gst_bp` integer NOT NULL,
	`supply` text NOT NULL,
	PRIMARY KEY(`medium`, `from_date`)
);

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
CREATE UNIQUE INDEX `owner_invitations_token_hash_unique` ON `owner_invitations` (`token_hash`);
CREATE UNIQUE INDEX `owner_invitations_once` ON `owner_invitations` (`owner_id`,`email`) WHERE state = 'open';
CREATE INDEX `owner_invitations_by_email` ON `owner_invitations` (`email`);
CREATE INDEX `owner_invitations_by_expiry` ON `owner_invitations` (`expires_at`);

CREATE TABLE `owner_members` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`owner_id` text,
	`state` text DEFAULT 'requested' NOT NULL,
	`invited` integer DEFAULT false NOT NULL,
	`rights` text DEFAULT 'manage' NOT NULL,
	`role` text NOT NULL,
	`company` text NOT NULL,
	`city` text NOT NULL,
	`sells` text DEFAULT '' NOT NULL,
	`work_email` text NOT NULL,
	`phone` text NOT NULL,
	`website` text DEFAULT '' NOT NULL,
	`statement` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`decided_at` text,
	`deferred_at` integer,
	`decided_by` text,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX `owner_members_once` ON `owner_members` (`user_id`,`owner_id`) WHERE state <> 'declined';
CREATE UNIQUE INDEX `owner_members_unlisted_once` ON `owner_members` (`user_id`,lower(company)) WHERE state = 'requested' and owner_id is null;
CREATE INDEX `owner_members_by_owner` ON `owner_members` (`owner_id`,`state`);
CREATE INDEX `owner_members_by_state` ON `owner_members` (`state`,`created_at`);

CREATE TABLE `owners` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL
);

CREATE TABLE `verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`documents` text NOT NULL,
	`day` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`checked_by` text,
	`recorded_at` text NOT NULL,
	`withdrawn_at` text,
	`withdrawn_by` text,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "verifications_documents" CHECK(json_array_length("verifications"."documents") > 0),
	CONSTRAINT "verifications_reason" CHECK("verifications"."withdrawn_at" is null or "verifications"."reason" <> '')
);
CREATE INDEX `verifications_by_owner` ON `verifications` (`owner_id`,`day`);

CREATE TABLE `enquiries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`key` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`company` text NOT NULL,
	`campaign_objective` text NOT NULL,
	`target_audience` text NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`budget` text NOT NULL,
	`requirements` text NOT NULL,
	`plan` text,
	`plan_title` text,
	`plan_total` integer,
	`issues` text DEFAULT '[]' NOT NULL,
	`listing_id` text,
	`spot_id` text,
	`item` text,
	`quantity` integer,
	`duration` integer,
	`user_id` text,
	`created_at` text NOT NULL,
	`is_confirmed` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX `enquiries_reference_unique` ON `enquiries` (`reference`);
CREATE UNIQUE INDEX `enquiries_key_unique` ON `enquiries` (`key`);
CREATE INDEX `enquiries_by_status` ON `enquiries` (`status`,`id`);
CREATE INDEX `enquiries_by_user` ON `enquiries` (`user_id`);
CREATE INDEX `enquiries_by_time` ON `enquiries` (`created_at`);
CREATE INDEX `enquiries_by_email` ON `enquiries` (`email`,`created_at`);

CREATE TABLE `catalogue_revision` (
	`id` integer PRIMARY KEY NOT NULL,
	`revision` text NOT NULL
);

CREATE TABLE `plan_approvals` (
	`plan_id` text PRIMARY KEY NOT NULL,
	`plan_hash` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`user_id` text,
	`key_hash` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX `plan_approvals_key_hash_unique` ON `plan_approvals` (`key_hash`);
CREATE INDEX `plan_approvals_by_user` ON `plan_approvals` (`user_id`);
CREATE INDEX `plan_approvals_by_email` ON `plan_approvals` (`email`);

CREATE TABLE `plan_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`plan_id` text NOT NULL,
	`line_no` integer,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`user_id` text,
	`key_hash` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE UNIQUE INDEX `plan_comments_key_hash_unique` ON `plan_comments` (`key_hash`);
CREATE INDEX `plan_comments_by_plan` ON `plan_comments` (`plan_id`,`created_at`);
CREATE INDEX `plan_comments_by_user` ON `plan_comments` (`user_id`);

CREATE TABLE `planner_usage` (
	`day` text NOT NULL,
	`key` text NOT NULL,
	`turns` integer NOT NULL,
	PRIMARY KEY(`day`, `key`)
);

CREATE TABLE `plans` (
	`id` text PRIMARY KEY NOT NULL,
	`plan` text NOT NULL,
	`user_id` text,
	`created_at` text NOT NULL,
	`expires_at` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
CREATE INDEX `plans_by_expiry` ON `plans` (`expires_at`);
CREATE INDEX `plans_by_time` ON `plans` (`created_at`);

CREATE TABLE `import_mappings` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`columns` text NOT NULL,
	`updated_at` integer NOT NULL
);

CREATE TABLE `imported_listings` (
	`import_id` text NOT NULL,
	`listing_id` text NOT NULL,
	`version` integer NOT NULL,
	`before` text,
	`undone_at` integer,
	PRIMARY KEY(`import_id`, `listing_id`),
	FOREIGN KEY (`import_id`) REFERENCES `list_imports`(`id`) ON UPDATE no action ON DELETE cascade
);

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
CREATE INDEX `list_imports_by_owner` ON `list_imports` (`owner_id`,`at`);
CREATE UNIQUE INDEX `list_imports_by_key` ON `list_imports` (`owner_id`,`key`) WHERE undone_at is null;

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
CREATE INDEX `blocks_by_owner` ON `blocks` (`owner_id`,`created_at`);
CREATE INDEX `blocks_by_resource` ON `blocks` (`resource_id`);
CREATE UNIQUE INDEX `blocks_by_key` ON `blocks` (`created_by`,`key`,`resource_id`);

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
CREATE UNIQUE INDEX `calendar_feeds_token_hash_unique` ON `calendar_feeds` (`token_hash`);
CREATE INDEX `calendar_feeds_by_user` ON `calendar_feeds` (`user_id`,`owner_id`);

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
CREATE INDEX `uploads_unclaimed` ON `uploads` (`claimed_by`,`created_at`);
CREATE INDEX `uploads_by_subject` ON `uploads` (`subject`);
CREATE INDEX `uploads_by_user` ON `uploads` (`user_id`,`created_at`);

-- By hand: Drizzle writes no views, virtual tables, triggers and first rows.

-- Search

-- The tokenizer counts vowel signs as letters, so that a word in an Indian script stays one word.
CREATE VIRTUAL TABLE `listings_fts` USING fts5(
	title, native_title, kind, owner, place, about, facing, marks,
	content = '', contentless_delete = 1, prefix = '2 3',
	tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);

-- Weight of a match in each column, in the order of the columns.
INSERT INTO `listings_fts` (`listings_fts`, `rank`) VALUES ('rank', 'bm25(10.0, 8.0, 5.0, 1.0, 4.0, 1.0, 2.0, 0.0)');

-- Every word with the number of listings that have it, for spelling correction.
CREATE VIRTUAL TABLE `listings_words` USING fts5vocab('listings_fts', 'row');

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
CREATE TRIGGER `listings_fts_insert` AFTER INSERT ON `listings` BEGIN
	INSERT INTO `listings_fts` (`rowid`, `title`, `native_title`, `kind`, `owner`, `place`, `about`, `facing`, `marks`)
	SELECT * FROM `listing_texts` WHERE `id` = new.`rowid`;
END;
CREATE TRIGGER `listings_fts_delete` AFTER DELETE ON `listings` BEGIN
	DELETE FROM `listings_fts` WHERE `rowid` = old.`rowid`;
END;
CREATE TRIGGER `listings_fts_update` AFTER UPDATE OF
	`ref`, `category_id`, `subcategory_id`, `owner_id`, `title`, `native_title`, `type`, `city`, `state`, `area`, `venue`,
	`features`, `languages`, `details`, `specifications`
ON `listings` BEGIN
	DELETE FROM `listings_fts` WHERE `rowid` = old.`rowid`;
	INSERT INTO `listings_fts` (`rowid`, `title`, `native_title`, `kind`, `owner`, `place`, `about`, `facing`, `marks`)
	SELECT * FROM `listing_texts` WHERE `id` = new.`rowid`;
END;

-- Names of other tables that the index contains: an update without a change runs the trigger of listings.
CREATE TRIGGER `categories_fts_update` AFTER UPDATE OF `name` ON `categories` BEGIN
	UPDATE `listings` SET `type` = `type` WHERE `category_id` = new.`id`;
END;
CREATE TRIGGER `subcategories_fts_update` AFTER UPDATE OF `name` ON `subcategories` BEGIN
	UPDATE `listings` SET `type` = `type` WHERE `category_id` = new.`category_id` AND `subcategory_id` = new.`id`;
END;
CREATE TRIGGER `owners_fts_update` AFTER UPDATE OF `name` ON `owners` BEGIN
	UPDATE `listings` SET `type` = `type` WHERE `owner_id` = new.`id`;
END;

-- The mark changes with the first area and with the last; an update without a change runs the trigger of listings.
CREATE TRIGGER `coverage_fts_insert` AFTER INSERT ON `coverage`
WHEN (SELECT count(*) FROM `coverage` WHERE `listing_id` = new.`listing_id`) = 1 BEGIN
	UPDATE `listings` SET `type` = `type` WHERE `id` = new.`listing_id`;
END;
CREATE TRIGGER `coverage_fts_delete` AFTER DELETE ON `coverage`
WHEN NOT EXISTS (SELECT 1 FROM `coverage` WHERE `listing_id` = old.`listing_id`) BEGIN
	UPDATE `listings` SET `type` = `type` WHERE `id` = old.`listing_id`;
END;

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

-- Counters of lists. Of a row without columns to tell it from another, `IS` finds the same one where a value is missing.
CREATE TRIGGER `listings_counts_insert` AFTER INSERT ON `listings` BEGIN
	UPDATE `facet_counts` SET `count` = `count` + 1 WHERE `category_id` IS new.`category_id` AND `subcategory_id` IS new.`subcategory_id` AND `type` IS new.`type` AND `owner_id` IS new.`owner_id` AND `face` IS new.`face` AND `lit` IS new.`lit` AND `followers` IS new.`followers` AND `screens` IS new.`screens` AND `platforms` IS new.`platforms` AND `languages` IS new.`languages`;
	INSERT INTO `facet_counts` (`category_id`, `subcategory_id`, `type`, `owner_id`, `face`, `lit`, `followers`, `screens`, `platforms`, `languages`, `count`)
	SELECT new.`category_id`, new.`subcategory_id`, new.`type`, new.`owner_id`, new.`face`, new.`lit`, new.`followers`, new.`screens`, new.`platforms`, new.`languages`, 1 WHERE changes() = 0;
	INSERT INTO `home_counts` (`category_id`, `subcategory_id`, `city`, `state`, `price_step`, `count`) VALUES (new.`category_id`, new.`subcategory_id`, new.`city`, new.`state`, new.`price_step`, 1)
	ON CONFLICT DO UPDATE SET `count` = `count` + 1;
	INSERT INTO `search_rows` (`row`, `id`, `category_id`, `facet`, `home`, `covers`, `monthly`, `rating`, `audience`, `availability`, `next_available`, `capacity`, `min_quantity`, `lat`, `lng`)
	SELECT * FROM `listing_search_rows` WHERE `row` = new.`rowid`;
END;
CREATE TRIGGER `listings_counts_delete` AFTER DELETE ON `listings` BEGIN
	UPDATE `facet_counts` SET `count` = `count` - 1 WHERE `category_id` IS old.`category_id` AND `subcategory_id` IS old.`subcategory_id` AND `type` IS old.`type` AND `owner_id` IS old.`owner_id` AND `face` IS old.`face` AND `lit` IS old.`lit` AND `followers` IS old.`followers` AND `screens` IS old.`screens` AND `platforms` IS old.`platforms` AND `languages` IS old.`languages`;
	DELETE FROM `facet_counts` WHERE `count` = 0 AND `category_id` IS old.`category_id` AND `subcategory_id` IS old.`subcategory_id` AND `type` IS old.`type` AND `owner_id` IS old.`owner_id` AND `face` IS old.`face` AND `lit` IS old.`lit` AND `followers` IS old.`followers` AND `screens` IS old.`screens` AND `platforms` IS old.`platforms` AND `languages` IS old.`languages`;
	UPDATE `home_counts` SET `count` = `count` - 1 WHERE `category_id` = old.`category_id` AND `subcategory_id` = old.`subcategory_id` AND `city` = old.`city` AND `state` = old.`state` AND `price_step` = old.`price_step`;
	DELETE FROM `home_counts` WHERE `count` = 0 AND `category_id` = old.`category_id` AND `subcategory_id` = old.`subcategory_id` AND `city` = old.`city` AND `state` = old.`state` AND `price_step` = old.`price_step`;
	DELETE FROM `search_rows` WHERE `row` = old.`rowid`;
END;
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

-- What changes without a change of counters.
CREATE TRIGGER `search_rows_update` AFTER UPDATE OF
	`rating`, `audience`, `availability`, `next_available`, `capacity`, `min_quantity`, `lat`, `lng`
ON `listings` BEGIN
	UPDATE `search_rows` SET `rating` = new.`rating`, `audience` = new.`audience`, `availability` = new.`availability`, `next_available` = new.`next_available`, `capacity` = new.`capacity`, `min_quantity` = new.`min_quantity`, `lat` = new.`lat`, `lng` = new.`lng` WHERE `row` = new.`rowid`;
END;

-- How many rows have each pair of counters.
CREATE TRIGGER `facet_homes_insert` AFTER INSERT ON `search_rows` BEGIN
	INSERT INTO `facet_homes` VALUES (new.`facet`, new.`home`, 1) ON CONFLICT DO UPDATE SET `count` = `count` + 1;
END;
CREATE TRIGGER `facet_homes_delete` AFTER DELETE ON `search_rows` BEGIN
	UPDATE `facet_homes` SET `count` = `count` - 1 WHERE `facet` = old.`facet` AND `home` = old.`home`;
	DELETE FROM `facet_homes` WHERE `count` = 0 AND `facet` = old.`facet` AND `home` = old.`home`;
END;

-- The words of the rows of `facet_counts`, cut as those of listings are.
CREATE VIRTUAL TABLE `facet_words` USING fts5(
	kind, owner, content = '', contentless_delete = 1, prefix = '2 3',
	tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);

CREATE VIEW `facet_texts` AS
SELECT f.`id`, concat_ws(' ', f.`type`, c.`name`, s.`name`) AS `kind`, o.`name` AS `owner`
FROM `facet_counts` f
JOIN `categories` c ON c.`id` = f.`category_id`
JOIN `subcategories` s ON s.`category_id` = f.`category_id` AND s.`id` = f.`subcategory_id`
JOIN `owners` o ON o.`id` = f.`owner_id`;
CREATE TRIGGER `facet_words_insert` AFTER INSERT ON `facet_counts` BEGIN
	INSERT INTO `facet_words` (`rowid`, `kind`, `owner`) SELECT * FROM `facet_texts` WHERE `id` = new.`id`;
END;
CREATE TRIGGER `facet_words_delete` AFTER DELETE ON `facet_counts` BEGIN
	DELETE FROM `facet_words` WHERE `rowid` = old.`id`;
END;
CREATE TRIGGER `categories_facet_words_update` AFTER UPDATE OF `name` ON `categories` BEGIN
	DELETE FROM `facet_words` WHERE `rowid` IN (SELECT `id` FROM `facet_counts` WHERE `category_id` = new.`id`);
	INSERT INTO `facet_words` (`rowid`, `kind`, `owner`)
	SELECT * FROM `facet_texts` WHERE `id` IN (SELECT `id` FROM `facet_counts` WHERE `category_id` = new.`id`);
END;
CREATE TRIGGER `subcategories_facet_words_update` AFTER UPDATE OF `name` ON `subcategories` BEGIN
	DELETE FROM `facet_words` WHERE `rowid` IN (SELECT `id` FROM `facet_counts` WHERE `category_id` = new.`category_id` AND `subcategory_id` = new.`id`);
	INSERT INTO `facet_words` (`rowid`, `kind`, `owner`)
	SELECT * FROM `facet_texts` WHERE `id` IN (SELECT `id` FROM `facet_counts` WHERE `category_id` = new.`category_id` AND `subcategory_id` = new.`id`);
END;
CREATE TRIGGER `owners_facet_words_update` AFTER UPDATE OF `name` ON `owners` BEGIN
	DELETE FROM `facet_words` WHERE `rowid` IN (SELECT `id` FROM `facet_counts` WHERE `owner_id` = new.`id`);
	INSERT INTO `facet_words` (`rowid`, `kind`, `owner`)
	SELECT * FROM `facet_texts` WHERE `id` IN (SELECT `id` FROM `facet_counts` WHERE `owner_id` = new.`id`);
END;

-- Parts of names, from three letters on: what stands inside a word, a code or a handle.
CREATE VIRTUAL TABLE `listings_parts` USING fts5(
	title, native_title, venue, area, city, code, instagram, youtube,
	content = '', contentless_delete = 1, tokenize = 'trigram'
);

CREATE VIEW `listing_names` AS
SELECT `rowid` AS `id`, `title`, `native_title`, `venue`, `area`, `city`,
	`details` ->> '$.code', `details` ->> '$.instagram.handle', `details` ->> '$.youtube.handle'
FROM `listings`;
CREATE TRIGGER `listings_parts_insert` AFTER INSERT ON `listings` BEGIN
	INSERT INTO `listings_parts` (`rowid`, `title`, `native_title`, `venue`, `area`, `city`, `code`, `instagram`, `youtube`)
	SELECT * FROM `listing_names` WHERE `id` = new.`rowid`;
END;
CREATE TRIGGER `listings_parts_delete` AFTER DELETE ON `listings` BEGIN
	DELETE FROM `listings_parts` WHERE `rowid` = old.`rowid`;
END;
CREATE TRIGGER `listings_parts_update` AFTER UPDATE OF
	`title`, `native_title`, `venue`, `area`, `city`, `details`
ON `listings` BEGIN
	DELETE FROM `listings_parts` WHERE `rowid` = old.`rowid`;
	INSERT INTO `listings_parts` (`rowid`, `title`, `native_title`, `venue`, `area`, `city`, `code`, `instagram`, `youtube`)
	SELECT * FROM `listing_names` WHERE `id` = new.`rowid`;
END;

-- Revision of the catalogue

-- Any change of a column that the planner reads gives the catalogue a new random revision. The columns of
-- listings are those of its inventory, with what tells two listings of one title apart.
CREATE TRIGGER `listings_revision_insert` AFTER INSERT ON `listings` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `listings_revision_delete` AFTER DELETE ON `listings` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `listings_revision_update` AFTER UPDATE OF
	`id`, `category_id`, `subcategory_id`, `owner_id`, `title`, `type`, `city`, `state`, `area`, `language`,
	`languages`, `variant`, `rate`, `unit`, `min_quantity`, `step`, `min_duration`, `availability`,
	`next_available`, `min_budget`, `setup`, `audience`, `rating`, `details`, `capacity`, `lat`, `lng`,
	`ref`, `specifications`
ON `listings` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `spots_revision_insert` AFTER INSERT ON `spots` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `spots_revision_delete` AFTER DELETE ON `spots` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `spots_revision_update` AFTER UPDATE OF
	`listing_id`, `id`, `name`, `rate`, `unit`, `min_quantity`, `step`, `min_duration`, `availability`,
	`next_available`, `seconds`, `audience`, `variant`, `capacity`
ON `spots` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `owners_revision_update` AFTER UPDATE OF `name` ON `owners` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `allocations_revision_insert` AFTER INSERT ON `allocations` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `allocations_revision_delete` AFTER DELETE ON `allocations` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `allocations_revision_update` AFTER UPDATE ON `allocations` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `seasons_revision_insert` AFTER INSERT ON `seasons` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `seasons_revision_delete` AFTER DELETE ON `seasons` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `seasons_revision_update` AFTER UPDATE ON `seasons` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `discounts_revision_insert` AFTER INSERT ON `discounts` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `discounts_revision_delete` AFTER DELETE ON `discounts` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `discounts_revision_update` AFTER UPDATE ON `discounts` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `coverage_revision_insert` AFTER INSERT ON `coverage` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `coverage_revision_delete` AFTER DELETE ON `coverage` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;

-- A rate of GST is a part of what a listing costs.
CREATE TRIGGER `tax_rates_revision_insert` AFTER INSERT ON `tax_rates` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
CREATE TRIGGER `tax_rates_revision_delete` AFTER DELETE ON `tax_rates` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;

-- Rows of owners

-- Every public listing has its row among those of its owner, which says that it is live.
CREATE TRIGGER `listings_owned_insert` AFTER INSERT ON `listings` BEGIN
	INSERT INTO `owner_listings` (`id`, `owner_id`, `category_id`, `ref`, `state`, `published_at`, `updated_at`)
		VALUES (new.`id`, new.`owner_id`, new.`category_id`, new.`ref`, 'live', unixepoch() * 1000, unixepoch() * 1000)
		ON CONFLICT (`id`) DO NOTHING;
END;
CREATE TRIGGER `listings_owned_update` AFTER UPDATE OF `owner_id`, `category_id`, `ref` ON `listings` BEGIN
	UPDATE `owner_listings` SET `owner_id` = new.`owner_id`, `category_id` = new.`category_id`, `ref` = new.`ref` WHERE `id` = new.`id`;
END;

-- What is paused says so before its public row goes, and stays.
CREATE TRIGGER `listings_owned_delete` AFTER DELETE ON `listings` BEGIN
	DELETE FROM `owner_listings` WHERE `id` = old.`id` AND `state` = 'live';
END;

-- Bookings

-- What fills up: a listing without spots, or a spot as `listing:spot`, with how much there is of it on a day. What its owner has
-- taken off the market, and what is gone, is not among them. Columns of one affinity, so that it is asked by its keys.
CREATE VIEW `resources` AS
SELECT l.`id`, l.`capacity` FROM `listings` l
	WHERE l.`availability` <> 'sold_out' AND NOT EXISTS (SELECT 1 FROM `spots` s WHERE s.`listing_id` = l.`id`)
UNION ALL
SELECT s.`resource_id`, s.`capacity` FROM `spots` s WHERE s.`availability` <> 'sold_out';

-- Spans of one line do not overlap.
CREATE TRIGGER `allocations_disjoint` BEFORE INSERT ON `allocations`
WHEN new.`kind` = 'line' AND EXISTS (SELECT 1 FROM `allocations` a WHERE a.`taker_id` = new.`taker_id`
	AND a.`resource_id` = new.`resource_id` AND a.`starts` < new.`until` AND a.`until` > new.`starts`)
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: spans of a line overlap');
END;
CREATE TRIGGER `allocations_disjoint_change` BEFORE UPDATE OF `taker_id`, `resource_id`, `starts`, `until` ON `allocations`
WHEN new.`kind` = 'line' AND EXISTS (SELECT 1 FROM `allocations` a WHERE a.`taker_id` = new.`taker_id`
	AND a.`resource_id` = new.`resource_id` AND a.`starts` < new.`until` AND a.`until` > new.`starts` AND a.`rowid` <> old.`rowid`)
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: spans of a line overlap');
END;

-- A line that is asked for, booked or shown has a place. One that is not has none; what has been shown keeps its place as history.
CREATE TRIGGER `campaign_lines_placed` AFTER UPDATE OF `status` ON `campaign_lines`
WHEN new.`status` IN ('held', 'requested', 'countered', 'confirmed', 'live')
	AND NOT EXISTS (SELECT 1 FROM `allocations` WHERE `taker_id` = new.`id`)
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: a line without a place');
END;
CREATE TRIGGER `campaign_lines_released` AFTER UPDATE OF `status` ON `campaign_lines`
WHEN new.`status` IN ('draft', 'removed', 'declined', 'withdrawn', 'expired', 'cancelled')
BEGIN
	DELETE FROM `allocations` WHERE `taker_id` = new.`id`;
END;

-- Every change of a state is seen by its version.
CREATE TRIGGER `campaign_lines_version` BEFORE UPDATE OF `status` ON `campaign_lines`
WHEN new.`status` <> old.`status` AND new.`version` <> old.`version` + 1
BEGIN
	SELECT RAISE(ABORT, 'a state changes with its version');
END;
CREATE TRIGGER `campaigns_version` BEFORE UPDATE OF `status` ON `campaigns`
WHEN new.`status` <> old.`status` AND new.`version` <> old.`version` + 1
BEGIN
	SELECT RAISE(ABORT, 'a state changes with its version');
END;

-- Papers and payments

-- What booking may know of papers: it stands below money and names no table of it.
CREATE VIEW `billed` AS
SELECT `campaign_id`, `owner_id`, iif(`kind` = 'invoice', `payable`, -`payable`) AS `due`
FROM `documents` WHERE `kind` IN ('invoice', 'credit');
CREATE VIEW `invoiced_lines` AS
SELECT d.`campaign_id`, x.`value` ->> 'id' AS `line_id`
FROM `documents` d, json_each(d.`body`, '$.lines') x WHERE d.`kind` = 'invoice';
CREATE VIEW `received` AS
SELECT `campaign_id`, `owner_id`, `amount` + `tds` AS `amount` FROM `payments`;

-- Numbers of documents have no gaps.
CREATE TRIGGER `documents_next` BEFORE INSERT ON `documents`
WHEN new.`n` <> 1 + coalesce((SELECT max(`n`) FROM `documents` WHERE `series` = new.`series` AND `fy` = new.`fy`), 0)
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: a gap in a series');
END;

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

-- A document is never edited. Its user goes with the account, and its PDF is made later.
CREATE TRIGGER `documents_frozen` BEFORE UPDATE OF `id`, `series`, `fy`, `n`, `number`, `kind`, `owner_id`, `of`,
	`milestone`, `month`, `taxable`, `cgst`, `sgst`, `igst`, `round_off`, `payable`, `asked`, `body`, `key`, `at` ON `documents`
BEGIN
	SELECT RAISE(ABORT, 'a document is frozen');
END;

-- An estimate loses a draft that is deleted; no document moves to another campaign.
CREATE TRIGGER `documents_campaign` BEFORE UPDATE OF `campaign_id` ON `documents` WHEN new.`campaign_id` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'a document is frozen');
END;

-- No more goes back than came in.
CREATE TRIGGER `payments_refund` BEFORE INSERT ON `payments`
WHEN new.`amount` < 0
	AND (SELECT coalesce(sum(`amount`), 0) FROM `payments`
		WHERE `campaign_id` = new.`campaign_id` AND `owner_id` IS new.`owner_id`) + new.`amount` < 0
BEGIN
	SELECT RAISE(ABORT, 'constraint failed: more than was received');
END;

-- A payment is never edited: a wrong one is corrected by another.
CREATE TRIGGER `payments_frozen` BEFORE UPDATE ON `payments`
BEGIN
	SELECT RAISE(ABORT, 'a payment is frozen');
END;

-- Audit log

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

-- A refused sign-in may go once its day and reason are in `audit_sums`.
CREATE TRIGGER `audit_log_no_delete` BEFORE DELETE ON `audit_log`
WHEN NOT (
	old.`action` = 'user.refused' AND EXISTS (
		SELECT 1 FROM `audit_sums` s WHERE s.`day` = substr(old.`at`, 1, 10) AND s.`action` = old.`action`
			AND s.`reason` = coalesce(old.`detail` ->> '$.reason', ''))
) BEGIN
	SELECT RAISE(ABORT, 'audit_log is append-only');
END;

-- Finding people, campaigns and tickets

-- What lists, the command palette and the audit log find people and campaigns by. The tables store words and no text, under
-- the rowid of the row, as `listings_fts` does.
CREATE VIRTUAL TABLE `users_fts` USING fts5(
	name, email, company, content = '', contentless_delete = 1, prefix = '2 3',
	tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
CREATE TRIGGER `users_fts_insert` AFTER INSERT ON `users` BEGIN
	INSERT INTO `users_fts` (`rowid`, `name`, `email`, `company`) VALUES (new.`rowid`, new.`name`, new.`email`, new.`company`);
END;
CREATE TRIGGER `users_fts_delete` AFTER DELETE ON `users` BEGIN
	DELETE FROM `users_fts` WHERE `rowid` = old.`rowid`;
END;
CREATE TRIGGER `users_fts_update` AFTER UPDATE OF `name`, `email`, `company` ON `users` BEGIN
	DELETE FROM `users_fts` WHERE `rowid` = old.`rowid`;
	INSERT INTO `users_fts` (`rowid`, `name`, `email`, `company`) VALUES (new.`rowid`, new.`name`, new.`email`, new.`company`);
END;

CREATE VIRTUAL TABLE `campaigns_fts` USING fts5(
	ref, name, client, content = '', contentless_delete = 1, prefix = '2 3',
	tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
CREATE TRIGGER `campaigns_fts_insert` AFTER INSERT ON `campaigns` BEGIN
	INSERT INTO `campaigns_fts` (`rowid`, `ref`, `name`, `client`) VALUES (new.`rowid`, new.`ref`, new.`name`, new.`client`);
END;
CREATE TRIGGER `campaigns_fts_delete` AFTER DELETE ON `campaigns` BEGIN
	DELETE FROM `campaigns_fts` WHERE `rowid` = old.`rowid`;
END;
CREATE TRIGGER `campaigns_fts_update` AFTER UPDATE OF `ref`, `name`, `client` ON `campaigns` BEGIN
	DELETE FROM `campaigns_fts` WHERE `rowid` = old.`rowid`;
	INSERT INTO `campaigns_fts` (`rowid`, `ref`, `name`, `client`) VALUES (new.`rowid`, new.`ref`, new.`name`, new.`client`);
END;

-- What a search of tickets finds. Indian scripts keep their vowel signs.
CREATE VIRTUAL TABLE `tickets_fts` USING fts5(
	`reference`, `subject`, `name`, `email`, `message`,
	content='support_tickets', content_rowid='id',
	prefix='2 3',
	tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
CREATE TRIGGER `tickets_fts_insert` AFTER INSERT ON `support_tickets` BEGIN
	INSERT INTO `tickets_fts` (`rowid`, `reference`, `subject`, `name`, `email`, `message`)
		VALUES (new.`id`, new.`reference`, new.`subject`, new.`name`, new.`email`, new.`message`);
END;
CREATE TRIGGER `tickets_fts_delete` AFTER DELETE ON `support_tickets` BEGIN
	INSERT INTO `tickets_fts` (`tickets_fts`, `rowid`, `reference`, `subject`, `name`, `email`, `message`)
		VALUES ('delete', old.`id`, old.`reference`, old.`subject`, old.`name`, old.`email`, old.`message`);
END;
CREATE TRIGGER `tickets_fts_update` AFTER UPDATE OF `reference`, `subject`, `name`, `email`, `message` ON `support_tickets` BEGIN
	INSERT INTO `tickets_fts` (`tickets_fts`, `rowid`, `reference`, `subject`, `name`, `email`, `message`)
		VALUES ('delete', old.`id`, old.`reference`, old.`subject`, old.`name`, old.`email`, old.`message`);
	INSERT INTO `tickets_fts` (`rowid`, `reference`, `subject`, `name`, `email`, `message`)
		VALUES (new.`id`, new.`reference`, new.`subject`, new.`name`, new.`email`, new.`message`);
END;

-- Versions

-- Raises the version with each change of what staff edit. The trigger does not start itself: it sets another column.
CREATE TRIGGER `users_version` AFTER UPDATE OF `name`, `role`, `areas`, `company`, `location`, `status` ON `users`
WHEN new.`name` <> old.`name` OR new.`role` <> old.`role` OR new.`areas` <> old.`areas` OR new.`company` <> old.`company`
	OR new.`location` <> old.`location` OR new.`status` <> old.`status`
BEGIN
	UPDATE `users` SET `version` = old.`version` + 1 WHERE `id` = new.`id`;
END;

-- First rows

-- Tables of one row.
INSERT INTO `catalogue_revision` (`id`, `revision`) VALUES (1, lower(hex(randomblob(16))));
INSERT INTO `clock` (`id`, `day`) VALUES (1, date('now', '+330 minutes'));

-- GST by medium; the empty one is for categories of staff without a row of their own.
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

-- The fee in basis points, shares of three payments in percent, and what is kept of a cancellation by days of notice.
INSERT INTO `rules` (`name`, `from_date`, `value`) VALUES
	('fee', '2017-07-01', '1000'),
	('milestones', '2017-07-01', '[30,40,30]'),
	('cancellation', '2017-07-01', '{"outdoor":[{"days":30,"kept":0},{"days":15,"kept":25},{"days":7,"kept":50}],"broadcast":[{"days":7,"kept":0},{"days":3,"kept":25}],"print":[{"days":3,"kept":0}],"creator":[{"days":10,"kept":0},{"days":5,"kept":50}]}');
