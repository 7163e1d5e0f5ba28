-- A withdrawal that the bank sends back after its customer's account was deleted is owed as guests' refunds are.
alter table guest_refund alter column order_id drop not null;
--> statement-breakpoint
alter table guest_refund add column withdrawal_id uuid;
--> statement-breakpoint
alter table guest_refund add constraint guest_refund_withdrawal_fk
	foreign key (company_id, withdrawal_id) references withdrawal (company_id, id);
--> statement-breakpoint
alter table guest_refund add constraint guest_refund_of_one check ((order_id is null) <> (withdrawal_id is null));
--> statement-breakpoint
alter table guest_refund drop constraint guest_refund_reason_known;
--> statement-breakpoint
alter table guest_refund add constraint guest_refund_reason_known check (
	reason in ('CANCELLED', 'LATE', 'SECOND', 'OVERPAID', 'CHANGED', 'RETURNED', 'PARTIAL', 'WITHDRAWN')
);
