import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { changeNotices, listNotices, STAFF_MAIL_EVENT_NAMES } from '#contract/staff-notice.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale, company } = await requireStaff(args, 'preferences')
	return {
		title: pageTitle(locale, 'access:mails.title'),
		shop: company.companyName,
		events: (await api.call(listNotices, {})).list,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'preferences')
	const sent = (await args.request.formData()).getAll('event')
	const events = STAFF_MAIL_EVENT_NAMES.filter((event) => sent.includes(event))
	const answer = await staff.api.tryCall(changeNotices, { body: { events } })
	if (!answer.ok) throw refusalResponse(answer)
	staff.notices.put(noticeOf(staff, 'access:mails.saved'))
	return redirect('/account/mails', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function AccountMailsPage() {
	const { shop, events } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['access', 'common'])
	return (
		<>
			<PageHead
				title={t('mails.title')}
				back={{ href: '/account', label: t('common:account.title') }}
			/>
			<Panel id="mails" title={shop}>
				<p className="mb-3 text-14 text-mute">{t('mails.text')}</p>
				<PostForm className="grid gap-3">
					{events.map(({ event, isOn }) => (
						<CheckboxField
							key={event}
							id={event}
							name="event"
							value={event}
							defaultChecked={isOn}
							label={t(`mails.event.${event}`)}
						/>
					))}
					<div>
						<Button variant="primary">{t('mails.save')}</Button>
					</div>
				</PostForm>
			</Panel>
		</>
	)
}
