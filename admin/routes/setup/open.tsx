import { messageText } from '#web/i18n/text-keys.ts'
import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { changeSite, getSite } from '#contract/edited-site.ts'
import { getReadiness, sendTestMail, type ReadinessItem } from '#contract/readiness.ts'
import { setupPermission } from '#admin/features/setup/setup-steps.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { type RejectedForm, valuesOf } from '#admin/http/form.ts'
import { afterButton, hasUnsaved } from '#admin/http/kept-input.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, company, locale, me } = await requireStaff(args, setupPermission)
	const [readiness, site] = await Promise.all([
		api.call(getReadiness, { code: company.companyCode }),
		api.call(getSite, { code: company.companyCode }),
	])
	return {
		title: pageTitle(locale, 'setup:step.open'),
		items: readiness.items,
		isOpen: readiness.isOpen,
		mail: readiness.testMail,
		canOpen: readiness.items.every(({ isNeeded, isDone }) => isDone || !isNeeded),
		host: site.hosts[0] ?? null,
		email: me.email,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, setupPermission)
	const { api, company } = staff
	const form = await args.request.formData()
	if (form.get('act') === 'mail') {
		const email = String(form.get('email') ?? '')
			.trim()
			.slice(0, 254)
		const sent = await api.tryCall(sendTestMail, { code: company.companyCode, body: { email } })
		const error = { 422: 'mail.wrong', 429: 'mail.tooMany' }[sent.ok ? 0 : sent.status]
		if (error !== undefined) return refuseForm({ values: { email }, errors: { email: error } })
		if (!sent.ok) throw refusalResponse(sent)
		const isSent = staff.me.sendsMail
		const [key, tone] = isSent ? (['sent', 'success'] as const) : (['kept', 'warning'] as const)
		staff.notices.put(noticeOf(staff, `setup:mail.${key}`, { email }, tone))
		return redirect('/setup/open', 303)
	}
	const isClosing = form.get('act') === 'close'
	if (!isClosing) {
		const { items } = await api.call(getReadiness, { code: company.companyCode })
		// The page was open while the state changed.
		if (items.some(({ isNeeded, isDone }) => isNeeded && !isDone))
			return redirect('/setup/open', 303)
	}
	const answer = await api.tryCall(changeSite, {
		code: company.companyCode,
		body: { maintenance: isClosing },
	})
	if (!answer.ok) throw refusalResponse(answer)
	staff.notices.put(noticeOf(staff, isClosing ? 'setup:open.closed' : 'setup:open.opened'))
	const values = valuesOf(form)
	return afterButton('/setup/open', hasUnsaved(values, { email: staff.me.email }), values)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

const mailFormId = 'test-mail'

export default function SetupOpenPage() {
	const { items, isOpen, canOpen, mail, host, email } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('setup')
	return (
		<>
			<PageHead title={t('step.open')}>
				<p className="text-mute">
					{t(isOpen ? 'open.isOpen' : 'open.isClosed', { host: host ?? '' })}
				</p>
			</PageHead>
			<div className="grid gap-4 lg:grid-cols-2 lg:items-start">
				<Panel id="checklist" title={t('checklist')}>
					<Checklist items={items} />
					<div className="mt-4">
						{isOpen ? (
							<Button form={mailFormId} formNoValidate name="act" value="close">
								{t('open.close')}
							</Button>
						) : canOpen ? (
							<Button
								form={mailFormId}
								formNoValidate
								variant="primary"
								size="large"
								name="act"
								value="open"
							>
								{t('open.submit')}
							</Button>
						) : (
							<Alert tone="warning" title={t('open.missing')} />
						)}
					</div>
				</Panel>
				<MailPanel mail={mail} email={email} rejected={rejected} />
			</div>
		</>
	)
}

type MailPanelProps = Pick<SerializeFrom<typeof loader>, 'mail' | 'email'> & {
	rejected: RejectedForm | undefined
}

/** Sends a test mail; the button that opens the shop belongs to its form, too. */
function MailPanel({ mail, email, rejected }: MailPanelProps) {
	const { t } = useTranslation('setup')
	const error = rejected?.errors.email
	return (
		<Panel id="mail" title={t('mail.title')}>
			<p className="mb-3 text-14 text-mute">{t('mail.text')}</p>
			{mail.state === 'NONE' ? null : (
				<p className="mb-3">{t(`mail.state.${mail.state}`, { email: mail.email ?? '' })}</p>
			)}
			<PostForm id={mailFormId} className="grid gap-4">
				<FormErrors rejected={rejected} ns="setup" />
				<TextField
					id="email"
					name="email"
					type="email"
					label={t('mail.to')}
					maxLength={254}
					defaultValue={rejected?.values.email ?? email}
					errors={error ? [messageText(t, error)] : []}
					required
				/>
				<div>
					<Button name="act" value="mail">
						{t('mail.submit')}
					</Button>
				</div>
			</PostForm>
		</Panel>
	)
}

const pages: Record<ReadinessItem, string> = {
	HOST: '/settings/shop',
	PAYMENT: '/settings/payment',
	SHIPPING: '/settings/shipping',
	PICKUP: '/settings/shipping',
	LEGAL: '/settings/legal',
	PAGES: '/settings/legal/pages',
	PRODUCTS: '/setup/goods',
	MAIL: '#mail',
}

function Checklist({ items }: Pick<SerializeFrom<typeof loader>, 'items'>) {
	const { t } = useTranslation('setup')
	return (
		<ul className="divide-y divide-line">
			{items.map(({ key, isDone, isNeeded, count }) => (
				<li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
					<span className={isDone ? 'text-green' : 'text-mute'}>
						<Icon name={isDone ? 'check-round' : 'clock'} />
					</span>
					<TextLink href={pages[key]} touch="line" className="min-w-0 flex-1">
						{t(`item.${key}.${isDone ? 'done' : 'open'}`, { count })}
					</TextLink>
					{isDone ? (
						<span className="sr-only">{t('isDone')}</span>
					) : (
						<Badge colour={isNeeded ? 'red' : 'yellow'}>{t(isNeeded ? 'needed' : 'advised')}</Badge>
					)}
				</li>
			))}
		</ul>
	)
}
