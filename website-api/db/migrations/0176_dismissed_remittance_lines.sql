-- Lines of couriers' files that staff have cleared up and put aside, with why. What is put aside is not booked, and the reverse.
alter table cod_remittance_line add column dismissed_reason text;
--> statement-breakpoint
alter table cod_remittance_line add column dismissed_by text;
--> statement-breakpoint
alter table cod_remittance_line add column dismissed_at timestamptz(3);
--> statement-breakpoint
alter table cod_remittance_line add constraint cod_remittance_line_dismissed check (
	(dismissed_at is null) = (dismissed_reason is null) and (dismissed_at is null) = (dismissed_by is null)
);
--> statement-breakpoint
alter table cod_remittance_line add constraint cod_remittance_line_booked_or_dismissed check (dismissed_at is null or outcome is null);
