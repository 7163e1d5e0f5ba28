import { useTranslation } from '#app/i18n/use-translation.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import type { AgentsView } from './agents-view.ts'

/** An agent of the directory. */
export function AgentCard({ agent }: { agent: AgentsView['agents'][number] }) {
	const { t } = useTranslation('content')
	return (
		<Card as="li" className="flex flex-col gap-2 sm:p-4!">
			<h2 className="text-[1rem]">{agent.name}</h2>
			<p className="flex gap-2 text-soft">
				<Icon name="pin" />
				<span>
					{agent.area}
					<MutedText as="span" className="block">
						{agent.province}
					</MutedText>
				</span>
			</p>
			<MutedText>
				{t('agents.code', { code: agent.code })} · {t('agents.since', { date: agent.since })}
			</MutedText>
			{agent.whatsapp ? (
				<ButtonLink className="mt-auto" href={agent.whatsapp} rel="nofollow noopener" reload>
					<Icon name="chat" />
					{t('agents.chat')}
					<span className="sr-only"> {t('agents.chatWith', { name: agent.name })}</span>
				</ButtonLink>
			) : (
				<MutedText>{t('agents.noChat')}</MutedText>
			)}
		</Card>
	)
}
