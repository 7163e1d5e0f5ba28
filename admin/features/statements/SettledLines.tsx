import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { LineRow } from './LineRow.tsx'
import { OrderOf } from './Proposals.tsx'
import type { LineView } from './statement-view.ts'

type Group = { count: number; lines: LineView[] }

/** Settled lines, collapsed. */
export function SettledLines({
	confirmed,
	ignored,
	canOpen,
}: {
	confirmed: Group
	ignored: Group
	canOpen: boolean
}) {
	const { t } = useTranslation('statements')
	return (
		<>
			{confirmed.count > 0 ? (
				<Disclosure summary={t('group.confirmed', { count: confirmed.count })}>
					<ul className="divide-y divide-line">
						{confirmed.lines.map((line) => (
							<LineRow key={line.id} line={line}>
								<OrderOf number={line.order ?? ''} canOpen={canOpen} />
								<span className="block text-mute">{line.by}</span>
							</LineRow>
						))}
					</ul>
				</Disclosure>
			) : null}
			{ignored.count > 0 ? (
				<Disclosure summary={t('group.ignored', { count: ignored.count })}>
					<ul className="divide-y divide-line">
						{ignored.lines.map((line) => (
							<LineRow key={line.id} line={line}>
								<p>{line.note}</p>
								<p className="text-mute">{line.by}</p>
								<TextLink href={`/statements/lines/${line.id}`} touch="line">
									{t('review.check')}
								</TextLink>
							</LineRow>
						))}
					</ul>
				</Disclosure>
			) : null}
		</>
	)
}
