import { sql } from 'drizzle-orm'
import type { Oracles } from './oracle.ts'

/** Checks of affiliate commissions. */
export const affiliateOracles: Oracles = {
	'5: what affiliates wait for is the commission of open orders': sql`
		select account.company_id, account.id as account_id, 'affiliate ' || account.customer_id as about, account.balance as found,
			coalesce(promised.amount, 0) as expected
		from account left join (
			select company_id, customer_id, sum(earned - reversed) as amount
			from commission where settled_at is null group by company_id, customer_id
		) as promised on promised.company_id = account.company_id and promised.customer_id = account.customer_id
		where account.kind = 'affiliate_pending' and account.balance <> coalesce(promised.amount, 0)`,
	'5: a commission is earned as the ledger has it': commissionOf('earned'),
	'5: a commission is taken back as the ledger has it': commissionOf('reversed'),
	'5: a commission is given as the ledger has it': commissionOf('given'),
}

function commissionOf(figure: 'earned' | 'reversed' | 'given') {
	const name = sql.identifier(figure)
	return sql`
		select due.company_id, 'commission of ' || due.order_id as about, due.${name} as found,
			coalesce(moved.${name}, 0) as expected
		from (
			select company_id, order_id, sum(earned) as earned, sum(reversed) as reversed,
				coalesce(sum(earned - reversed) filter (where settled_at is not null), 0) as given
			from commission group by company_id, order_id
		) as due left join (
			select transfer.company_id, transfer.order_id,
				coalesce(sum(amount) filter (where paid_to.kind = 'affiliate_pending'), 0) as earned,
				coalesce(sum(amount) filter (where paid_to.kind = 'commission'), 0) as reversed,
				coalesce(sum(amount) filter (where paid_to.kind = 'affiliate_available'), 0) as given
			from transfer join account as paid_to on paid_to.id = transfer.credit_id
			join account as paid_from on paid_from.id = transfer.debit_id
			where paid_to.kind in ('affiliate_pending', 'affiliate_available')
				or (paid_to.kind = 'commission' and paid_from.kind = 'affiliate_pending')
			group by transfer.company_id, transfer.order_id
		) as moved on moved.company_id = due.company_id and moved.order_id = due.order_id
		where due.${name} <> coalesce(moved.${name}, 0)`
}
