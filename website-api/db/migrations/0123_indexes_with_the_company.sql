-- For the keys of 0124: every unique key of a company's table contains the company, so that a company can move to another
-- database and its tables can be partitioned by company. The id or number comes first, as rows are also found by it alone.
create unique index concurrently "account_pk" on "account" ("id", "company_id");
--> statement-breakpoint
create unique index concurrently "audit_finding_pk" on "audit_finding" ("id", "company_id");
--> statement-breakpoint
create unique index concurrently "customer_note_pk" on "customer_note" ("id", "company_id");
--> statement-breakpoint
create unique index concurrently "outbox_pk" on "outbox" ("id", "company_id");
--> statement-breakpoint
create unique index concurrently "price_change_pk" on "price_change" ("id", "company_id");
--> statement-breakpoint
create unique index concurrently "staff_invitation_pk" on "staff_invitation" ("id", "company_id");
--> statement-breakpoint
create unique index concurrently "stock_move_pk" on "stock_move" ("id", "company_id");
--> statement-breakpoint
create unique index concurrently "transfer_pk" on "transfer" ("id", "company_id");
--> statement-breakpoint
create unique index concurrently "unsummed_day_pk" on "unsummed_day" ("id", "company_id");
--> statement-breakpoint
create unique index concurrently "orders_number_of_company" on "orders" ("number", "company_id");
--> statement-breakpoint
create unique index concurrently "returns_number_of_company" on "returns" ("number", "company_id");
--> statement-breakpoint
create unique index concurrently "contact_message_number_of_company" on "contact_message" ("number", "company_id");
--> statement-breakpoint
create unique index concurrently "transfer_reversed_once_of_company" on "transfer" ("reverses_id", "company_id");
--> statement-breakpoint
create unique index concurrently "stock_move_once_per_order_of_company" on "stock_move" ("order_id", "company_id", "variant_id", "reason", coalesce("source", '')) where "order_id" is not null;
--> statement-breakpoint
create index concurrently "media_by_id" on "media" ("id");
