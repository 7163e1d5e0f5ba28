import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listPaymentAccounts, FEE_PAYERS } from '#contract/payment-account.ts'
import { onlineView, type OnlineView } from '#admin/features/online-payment/online-view.ts'
import { PROVIDER_NAMES } from '#contract/online-method.ts'
import { providerAt, saveOnline } from '#admin/features/online-payment/save-online.server.ts'
import { WarningText } from '#admin/features/online-payment/WarningText.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { ProviderAccountForm } from '#admin/features/provider-accounts/ProviderAccountForm.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { MethodFields } from '#admin/features/online-payment/MethodFields.tsx'
import type { OnlineAccountFields } from '#admin/features/online-payment/online.form.ts'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'banks')
	const provider = providerAt(args.params.provider)
	const { list } = await staff.api.call(listPaymentAccounts, {})
	const settings = list.find((one) => one.provider === provider)
	if (!settings) throw new Response(null, { status: 404 })
	return {
		title: pageTitle(staff.locale, 'banks:online.one', { provider: PROVIDER_NAMES[provider] }),
		mustConfirm: staff.mustConfirm,
		one: onlineView(settings, staff.locale, staff.company.isOpen),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'banks')
	const provider = providerAt(args.params.provider)
	const rejected = await saveOnline(staff, provider, await args.request.formData())
	if (rejected) return refuseForm(rejected)
	const values = { provider: PROVIDER_NAMES[provider] }
	staff.notices.put(noticeOf(staff, 'banks:online.saved', values))
	return redirect(`/settings/payment/online/${provider.toLowerCase()}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function OnlinePage() {
	const { one, mustConfirm } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['banks', 'payouts'])
	return (
		<>
			<PageHead
				title={PROVIDER_NAMES[one.provider]}
				back={{ href: '/settings/payment', label: t('title') }}
			/>
			<div className="grid max-w-180 gap-4">
				<OnlineState one={one} />
				<NotificationSteps one={one} />
				<OnlineForm one={one} rejected={rejected} mustConfirm={mustConfirm} />
				<p>
					<TextLink href={`${one.path}/payouts`}>{t('payouts:settings.link')}</TextLink>
				</p>
			</div>
		</>
	)
}

function OnlineState({ one }: { one: OnlineView }) {
	const { t } = useTranslation('banks')
	const { account, warnings, path } = one
	if (!account) return null
	const never = t('online.state.never')
	return (
		<Panel
			id="state"
			title={t('online.state.title')}
			more={
				<ButtonLink href={`${path}/test`} size="small">
					{t('online.state.test')}
				</ButtonLink>
			}
		>
			<div className="grid gap-3">
				{warnings.map((warning) => (
					<Alert key={warning} tone="warning" title={<WarningText warning={warning} one={one} />} />
				))}
				<SummaryList
					rows={[
						{
							term: t('online.state.key'),
							value: t('online.state.keyEnd', { hint: account.keyHint }),
						},
						{ term: t('online.state.tested'), value: account.tested ?? never },
						{ term: t('online.state.heard'), value: account.heard ?? never },
					]}
				/>
			</div>
		</Panel>
	)
}

/** Where the provider is told to send its notifications, in steps. */
function NotificationSteps({ one }: { one: OnlineView }) {
	const { t } = useTranslation('banks')
	const { provider, notificationUrl } = one
	return (
		<Panel id="notification" title={t('online.notification.title')}>
			<p className="text-14 text-mute">{t('online.notification.address')}</p>
			<p className="mb-3 wrap-anywhere">
				<code>{notificationUrl}</code>
			</p>
			<ol className="grid list-decimal gap-2 pl-5">
				<li>{t(`online.notification.${provider}_1`)}</li>
				<li>{t(`online.notification.${provider}_2`)}</li>
				<li>{t(`online.notification.${provider}_3`)}</li>
			</ol>
		</Panel>
	)
}

type OnlineFormProps = {
	one: OnlineView
	rejected: RejectedForm | undefined
	mustConfirm: boolean
}

/** The form of an account with a provider. */
function OnlineForm({ one, rejected, mustConfirm }: OnlineFormProps) {
	const { t } = useTranslation('banks')
	const field = formFields<typeof OnlineAccountFields>(rejected, t)
	const { account } = one
	return (
		<ProviderAccountForm
			ns="banks"
			rejected={rejected}
			mustConfirm={mustConfirm}
			environment={field('environment', account?.environment)}
			environments={one.environments}
			isActive={account?.isActive ?? true}
			texts={{
				environment: t('online.environment'),
				active: t('online.active'),
				activeHelp: t('online.activeHelp'),
				save: t('online.save'),
			}}
		>
			<KeyFields one={one} rejected={rejected} />
			<MethodFields one={one} rejected={rejected} />
			<SelectField
				{...field('feePayer', account?.feePayer)}
				label={t('online.payer')}
				options={FEE_PAYERS.map((value) => ({ value, label: t(`online.payers.${value}`) }))}
			/>
		</ProviderAccountForm>
	)
}

/** Inputs for keys, which are always empty: a saved key is not shown, nor one that was typed. */
function KeyFields({ one, rejected }: Pick<OnlineFormProps, 'one' | 'rejected'>) {
	const { t } = useTranslation('banks')
	const field = formFields<typeof OnlineAccountFields>(rejected, t)
	const help = one.account ? t('online.keys.help') : undefined
	const input = { type: 'password', autoComplete: 'off', maxLength: 200, help } as const
	return (
		<>
			<TextField {...input} {...field('secretKey')} label={t(`online.keys.${one.provider}`)} />
			{one.provider === 'XENDIT' ? (
				<TextField {...input} {...field('secretToken')} label={t('online.keys.token')} />
			) : null}
		</>
	)
}
