import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listSavedBanks, MAX_BANKS, type SavedBank } from '#contract/bank.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { SavedList } from '#app/features/account/SavedList.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export const handle = { i18n: ['bank', 'profile'] }

export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { list: accounts } = await orRespond(context.call(listSavedBanks, {}))
	return {
		title: translator(context.locale)('bank:title'),
		accounts,
		isFull: accounts.length >= MAX_BANKS,
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Saved bank accounts, the main one first. */
export default function Banks() {
	const { accounts, isFull } = useLoaderData<typeof loader>()
	return (
		<SavedList
			texts="bank"
			isFull={isFull}
			items={accounts.map((account) => (
				<BankItem key={account.id} {...account} />
			))}
		/>
	)
}

function BankItem({ id, bankName, masked, holder, isMain }: SavedBank) {
	const { t } = useTranslation('bank')
	const path = usePath()
	const named = { bank: bankName, end: masked.slice(-4) }
	return (
		<Card as="li" className="flex flex-wrap items-center justify-between gap-2">
			<div className="wrap-anywhere">
				<div className="flex flex-wrap items-center gap-2">
					<h2 className="text-18">{bankName}</h2>
					{isMain ? <Tag>{t('main')}</Tag> : null}
				</div>
				<p className="tabular-nums">
					<span className="sr-only">{t('endsIn', named)}</span>
					<span aria-hidden="true">{masked}</span>
				</p>
				<MutedText>{holder}</MutedText>
			</div>
			<div className="flex flex-wrap items-center gap-2">
				<ButtonLink href={path(paths.profile.bank(id))} aria-label={t('changeNamed', named)}>
					{t('change')}
				</ButtonLink>
				<TextLink
					touch="block"
					className="px-2"
					href={path(paths.profile.bankRemoval(id))}
					aria-label={t('removeNamed', named)}
				>
					{t('remove')}
				</TextLink>
			</div>
		</Card>
	)
}
