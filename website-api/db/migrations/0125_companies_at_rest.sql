-- Companies that this database holds and does not serve: one that is being copied here, one that takes no writes for the
-- last moments of its move, and one that has moved away. Timers leave them alone.
create table "company_at_rest" (
	"company_id" integer primary key,
	"state" text not null,
	"was_in_maintenance" boolean not null default false,
	"since" timestamptz(3) not null default now(),
	constraint "company_at_rest_state_known" check ("state" in ('ARRIVING', 'LEAVING', 'GONE'))
);
--> statement-breakpoint
-- Of triggers that a move creates on the tables of companies, for the rows of the company that leaves.
create function "refuse_write_at_rest"() returns trigger language plpgsql as $$
begin
	raise exception 'a company that is moved takes no writes' using errcode = '55000', constraint = 'company_at_rest';
end $$;
--> statement-breakpoint
-- An installation without a cell has the numbers below 100,000; the others have 100,000 for each cell.
do $$ begin
	if (select last_value from company_id_seq) <= 99999 then
		alter sequence company_id_seq maxvalue 99999;
	end if;
end $$;
