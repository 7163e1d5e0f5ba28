-- A move creates these triggers while the company is still served. They let writes pass until its row says LEAVING: the lock,
-- which each writing transaction of the company shares, is taken alone to write that row, so that no write is under way then.
create or replace function "refuse_write_at_rest"() returns trigger language plpgsql as $$
declare
	"moved" constant integer := TG_ARGV[0]::integer;
begin
	perform pg_advisory_xact_lock_shared(hashtext('company at rest'), "moved");
	if exists (select from "company_at_rest" where "company_id" = "moved" and "state" in ('LEAVING', 'GONE')) then
		raise exception 'a company that is moved takes no writes' using errcode = '55000', constraint = 'company_at_rest';
	end if;
	if TG_OP = 'DELETE' then
		return old;
	end if;
	return new;
end $$;
--> statement-breakpoint
-- DRAINING: in maintenance and left alone by timers, before the writes are refused.
alter table "company_at_rest" drop constraint "company_at_rest_state_known";
--> statement-breakpoint
alter table "company_at_rest" add constraint "company_at_rest_state_known" check ("state" in ('ARRIVING', 'DRAINING', 'LEAVING', 'GONE'));
