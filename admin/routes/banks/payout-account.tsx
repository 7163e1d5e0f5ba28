import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listPayoutAccounts, PAYOUT_APPROVERS } from '#contract/payout-account.ts'
import { PROVIDER_NAMES } from '#contract/online-method.ts'
import { providerAt } from '#admin/features/online-payment/save-online.server.ts'
import type { PayoutAccountView } from '#admin/features/payouts/payout-account-view.ts'
import { savePayouts } from '#admin/features/payouts/save-payout-account.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { ProviderAccountForm } from '#admin/features/provider-accounts/ProviderAccountForm.tsx'
import { digits } from '#web/domain/money.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { PayoutAccountFields } from '#admin/features/payouts/payout-account.form.ts'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'banks')
	const provider = providerAt(args.params.provider)
	const { list } = await staff.api.call(listPayoutAccounts, {})
	const settings = list.find((one) => one.provider === provider)
	if (!settings) throw new Response(null, { status: 404 })
	const { account } = settings
	const name = PROVIDER_NAMES[provider]
	return {
		title: pageTitle(staff.locale, 'payouts:settings.title', { provider: name }),
		name,
		mustConfirm: staff.mustConfirm,
		one: {
			...settings,
			account: account && {
				...account,
				heardAt: account.heardAt && formatDateTime(account.heardAt, staff.locale),
				silentSince: account.silentSince && formatDateTime(account.silentSince, staff.locale),
			},
		},
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'banks')
	const provider = providerAt(args.params.provider)
	const rejected = await savePayouts(staff, provider, await args.request.formData())
	if (rejected) return refuseForm(rejected)
	staff.notices.put(noticeOf(staff, 'payouts:settings.saved'))
	return redirect(`/settings/payment/online/${provider.toLowerCase()}/payouts`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PayoutAccountPage() {
	const { one, name, mustConfirm } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('payouts')
	return (
		<>
			<PageHead
				title={t('settings.title', { provider: name })}
				back={{ href: `/settings/payment/online/${one.provider.toLowerCase()}`, label: name }}
			>
				<p className="max-w-[68ch] text-14 text-mute">{t('settings.lead')}</p>
			</PageHead>
			<div className="grid max-w-180 gap-4">
				<PayoutAccountState one={one} />
				<PayoutAccountForm one={one} rejected={rejected} mustConfirm={mustConfirm} />
			</div>
		</>
	)
}

function PayoutAccountState({ one }: { one: PayoutAccountView }) {
	const { t } = useTranslation('payouts')
	const { account, notificationUrl } = one
	const state = account ? (account.isOn ? 'on' : 'off') : 'none'
	return (
		<Panel id="state" title={t('state')}>
			<p className="mb-4 flex flex-wrap items-center gap-3">
				<Badge colour={state === 'on' ? 'green' : 'grey'}>{t(`settings.${state}`)}</Badge>
				{account ? <span>{t('settings.hint', { hint: account.keyHint })}</span> : null}
			</p>
			{account && !account.isUsable ? <Alert tone="error">{t('settings.unusable')}</Alert> : null}
			{account?.silentSince ? (
				<Alert tone="warning">{t('settings.silent', { at: account.silentSince })}</Alert>
			) : null}
			<SummaryList
				rows={[
					{
						term: t('settings.url'),
						value: <span className="wrap-anywhere">{notificationUrl}</span>,
					},
				]}
			/>
			{account ? (
				<p className="mt-3 text-14 text-mute">
					{account.heardAt === null
						? t('settings.unheard')
						: t('settings.heard', { at: account.heardAt })}
				</p>
			) : null}
		</Panel>
	)
}

type PayoutAccountFormProps = {
	one: PayoutAccountView
	rejected: RejectedForm | undefined
	mustConfirm: boolean
}

/** The form of an account that pays out. */
function PayoutAccountForm({ one, rejected, mustConfirm }: PayoutAccountFormProps) {
	const { t } = useTranslation('payouts')
	const field = formFields<typeof PayoutAccountFields>(rejected, t)
	const { account } = one
	return (
		<ProviderAccountForm
			ns="payouts"
			rejected={rejected}
			mustConfirm={mustConfirm}
			environment={field('environment', account?.environment)}
			environments={one.environments}
			isActive={account?.isOn ?? true}
			texts={{
				environment: t('settings.environment'),
				active: t('settings.active'),
				save: t('settings.save'),
			}}
		>
			<KeyFields one={one} rejected={rejected} />
			<SelectField
				{...field('approvers', account?.approvers)}
				label={t('settings.approvers')}
				help={t('settings.approversHelp')}
				options={PAYOUT_APPROVERS.map((value) => ({
					value,
					label: t(`settings.approversOf.${value}`),
				}))}
			/>
			<TextField
				{...field('fee', account && account.fee > 0 ? digits(account.fee) : '')}
				inputMode="numeric"
				prefix="Rp"
				maxLength={10}
				label={t('settings.fee')}
				help={t('settings.feeHelp')}
			/>
		</ProviderAccountForm>
	)
}

/** Inputs for keys, which are always empty: a saved key is not shown, nor one that was typed. */
function KeyFields({ one, rejected }: Pick<PayoutAccountFormProps, 'one' | 'rejected'>) {
	const { t } = useTranslation('payouts')
	const field = formFields<typeof PayoutAccountFields>(rejected, t)
	const help = one.account ? t('settings.keyHelp') : undefined
	const input = { type: 'password', autoComplete: 'off', maxLength: 200, help } as const
	return (
		<>
			<TextField
				{...input}
				{...field('secretKey')}
				label={t(`settings.secretKey.${one.provider}`)}
			/>
			{one.provider === 'MIDTRANS' ? (
				<TextField {...input} {...field('secretApprover')} label={t('settings.approverKey')} />
			) : null}
			<TextField
				{...input}
				{...field('secretProof')}
				label={t(`settings.proofKey.${one.provider}`)}
			/>
		</>
	)
}
