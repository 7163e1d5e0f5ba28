import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'

type SessionsPanelProps = {
	sessions: { id: string; device: string; isCurrent: boolean; address: string; seen: string }[]
}

/** The sessions of the account, each with a button to sign it out. */
export function SessionsPanel({ sessions }: SessionsPanelProps) {
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
