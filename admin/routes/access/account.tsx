import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { endStaffSession, listStaffSessions } from '#contract/staff-session.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, me, locale, company } = await requireStaff(args)
	const { list } = await api.call(listStaffSessions, {})
	return {
		title: pageTitle(locale, 'common:account.title'),
		me: { name: me.name, email: me.email, role: company.role, secured: me.hasSecondFactor },
		sessions: list.map((session) => ({
			id: session.id,
			device: session.device,
			isCurrent: session.isCurrent,
			address: session.address,
			seen: formatDateTime(session.seenAt, locale),
			created: formatDateTime(session.createdAt, locale),
		})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args)
	const id = String((await args.request.formData()).get('session') ?? '')
	const ended = await staff.api.tryCall(endStaffSession, { id })
	if (!ended.ok && ended.status !== 404) throw refusalResponse(ended)
	staff.notices.put(noticeOf(staff, 'common:account.ended'))
	return redirect('/account', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function AccountPage() {
	const { me, sessions } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['common', 'access'])
	return (
		<>
			<PageHead title={t('account.title')} />
			<div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start">
				<Panel id="me" title={me.name}>
					<SummaryList
						rows={[
							{ term: t('signIn.email'), value: me.email },
							{ term: t('account.role'), value: t(`role.${me.role}`) },
							{
								term: t('account.secondFactor'),
								value: (
									<span className="inline-flex flex-wrap items-center justify-end gap-3">
										<Badge colour={me.secured ? 'green' : 'yellow'}>
											{t(me.secured ? 'account.on' : 'account.off')}
										</Badge>
										<TextLink href="/account/second-factor" touch="line">
											{t('access:factor.manage')}
										</TextLink>
									</span>
								),
							},
							{
								term: t('account.mails'),
								value: (
									<TextLink href="/account/mails" touch="line">
										{t('access:mails.choose')}
									</TextLink>
								),
							},
						]}
					/>
				</Panel>
				<SessionsPanel sessions={sessions} />
			</div>
		</>
	)
}

function SessionsPanel({ sessions }: Pick<SerializeFrom<typeof loader>, 'sessions'>) {
	const { t } = useTranslation('common')
	return (
		<Panel id="sessions" title={t('account.sessions')}>
			<ul className="divide-y divide-line">
				{sessions.map((session) => (
					<li key={session.id} className="flex flex-wrap items-center gap-3 py-3 first:pt-0">
						<div className="min-w-0 flex-1">
							<b>{session.device || t('account.unknownDevice')}</b>
							<MutedText>
								{t('account.seen', { seen: session.seen, address: session.address || '–' })}
							</MutedText>
						</div>
						{session.isCurrent ? (
							<Badge colour="green">{t('account.current')}</Badge>
						) : (
							<PostForm>
								<Button
									size="small"
									name="session"
									value={session.id}
									aria-label={t('account.endOne', {
										device: session.device,
										seen: session.seen,
									})}
								>
									{t('account.end')}
								</Button>
							</PostForm>
						)}
					</li>
				))}
			</ul>
		</Panel>
	)
}
