import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
	readCustomerWallet,
	MAX_ADJUSTMENT_NOTE,
	MAX_ADJUSTMENT_REASON,
	WALLET_STEPS,
} from '#contract/wallet-adjustment.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { walletAction, type WalletReview } from '#admin/features/customers/wallet-action.server.ts'
import type { WalletForm } from '#admin/features/customers/wallet.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { formatMoney } from '#web/domain/money.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale, can, mustConfirm } = await requireStaff(args, 'wallets.adjust')
	const id = args.params.id ?? ''
	const { name, balance, left } = await api.call(readCustomerWallet, { id })
	return {
		title: pageTitle(locale, 'customers:wallet.of', { name }),
		id,
		name,
		balance: formatMoney(balance),
		left: left === null ? null : formatMoney(left),
		mustConfirm,
		canLimit: can('settings'),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'wallets.adjust')
	return walletAction(staff, args.params.id ?? '', await args.request.formData())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function WalletPage() {
	const { id, name, balance, left, mustConfirm, canLimit } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const { t } = useTranslation('customers')
	const href = `/customers/${id}`
	return (
		<>
			<PageHead title={t('wallet.title')} back={{ href, label: name }}>
				<p className="text-14 text-mute">{t('wallet.now', { balance })}</p>
			</PageHead>
			{answer?.review ? (
				<WalletConfirmation review={answer.review} answer={answer} mustConfirm={mustConfirm} />
			) : (
				<WalletFields rejected={answer} left={left} href={href} />
			)}
			{canLimit ? (
				<p className="mt-4">
					<TextLink href="/customers/wallet-limits">{t('walletLimits.title')}</TextLink>
				</p>
			) : null}
		</>
	)
}

type WalletConfirmationProps = {
	review: WalletReview
	answer: RejectedForm
	mustConfirm: boolean
}

const kept = ['step', 'amount', 'reason', 'note', 'expected', 'key'] as const

function WalletConfirmation({ review, answer, mustConfirm }: WalletConfirmationProps) {
	const { t } = useTranslation('customers')
	return (
		<PostForm className="grid max-w-160 gap-4 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={answer} ns="customers" />
			<h2>{t(`wallet.confirm.${review.step}`)}</h2>
			{kept.map((name) => (
				<input key={name} type="hidden" name={name} value={answer.values[name] ?? ''} />
			))}
			<SummaryList
				rows={[
					{ term: t('wallet.customer'), value: review.name },
					{ term: t('wallet.amount'), value: review.amount },
					{ term: t('wallet.before'), value: review.before },
					{ term: t('reason'), value: review.reason },
					{ term: t('wallet.note'), value: review.note === '' ? '–' : review.note },
					{ term: t('wallet.after'), value: review.after, total: true },
				]}
			/>
			<p className="text-14 text-mute">{t('wallet.told')}</p>
			{mustConfirm ? <PasswordConfirmation error={answer.errors.password} /> : null}
			<div className="flex flex-wrap gap-2">
				<Button variant="primary" name="act" value="save">
					{t(`wallet.submit.${review.step}`)}
				</Button>
				<Button variant="quiet" name="act" value="edit" formNoValidate>
					{t('wallet.edit')}
				</Button>
			</div>
		</PostForm>
	)
}

type WalletFieldsProps = {
	rejected: RejectedForm | undefined
	/** What the reader may still change today; null: no limit. */
	left: string | null
	/** The page that is gone back to. */
	href: string
}

function WalletFields({ rejected, left, href }: WalletFieldsProps) {
	const { t } = useTranslation(['customers', 'common'])
	const field = formFields<typeof WalletForm>(rejected, t)
	return (
		<PostForm className="grid max-w-160 gap-4 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={rejected} ns="customers" />
			<RadioCards
				{...field('step')}
				required
				label={t('wallet.step')}
				cards={WALLET_STEPS.map((value) => ({ value, title: t(`wallet.steps.${value}`) }))}
			/>
			<TextField
				{...field('amount', '')}
				inputMode="numeric"
				autoComplete="off"
				prefix="Rp"
				required
				label={t('wallet.amount')}
				help={left === null ? undefined : t('wallet.leftToday', { left })}
			/>
			<TextField
				{...field('reason', '')}
				autoComplete="off"
				maxLength={MAX_ADJUSTMENT_REASON}
				required
				label={t('reason')}
				help={t('wallet.reasonHelp')}
			/>
			<TextField
				{...field('note', '')}
				autoComplete="off"
				maxLength={MAX_ADJUSTMENT_NOTE}
				optional={t('common:form.optional')}
				label={t('wallet.note')}
				help={t('wallet.noteHelp')}
			/>
			<div className="flex flex-wrap gap-2">
				<Button variant="primary" name="act" value="review">
					{t('wallet.review')}
				</Button>
				<ButtonLink href={href} variant="quiet">
					{t('wallet.keep')}
				</ButtonLink>
			</div>
		</PostForm>
	)
}
