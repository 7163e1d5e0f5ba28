import { useTranslation } from '#app/i18n/use-translation.ts'
import type { QrPath } from '#web/domain/qr-path.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Card } from '#web/ui/Card.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { chipListStyle, chipStyle } from '#web/ui/chip-style.ts'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { Section } from '#app/ui/Section.tsx'
import { copyMessages } from '#app/features/texts/copy-messages.ts'
import { shareLinks } from './share-links.ts'

type OwnLinkProps = { code: string; link: string; qr: QrPath; shop: string }

/** The customer's code and link, to copy, scan or share. */
export function OwnLink({ code, link, qr, shop }: OwnLinkProps) {
	const { t } = useTranslation(['affiliate', 'orders'])
	return (
		<Section id="link" title={t('affiliate:link.title')}>
			<Card variant="filled" className="grid items-center gap-6 sm:grid-cols-[1fr_auto]">
				<div className="flex flex-col gap-4 min-w-0">
					<div>
						<MutedText>{t('affiliate:link.code')}</MutedText>
						<p className="tabular-nums font-semibold wrap-anywhere">
							<CopyButton
								value={code}
								label={t('affiliate:link.copyCode')}
								messages={copyMessages(t)}
							/>
						</p>
					</div>
					<div>
						<MutedText>{t('affiliate:link.link')}</MutedText>
						<p className="wrap-anywhere">
							<CopyButton
								value={link}
								label={t('affiliate:link.copyLink')}
								messages={copyMessages(t)}
							/>
						</p>
					</div>
					<ShareLinks link={link} texts={t('affiliate:share.shop', { shop })} />
				</div>
				<svg
					viewBox={`0 0 ${qr.size} ${qr.size}`}
					className="mx-auto block h-auto w-44"
					role="img"
					aria-label={t('affiliate:link.qr', { code })}
					shapeRendering="crispEdges"
					data-qr
				>
					<path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
					<path fill="#000" d={qr.path} />
				</svg>
			</Card>
		</Section>
	)
}

/** Links for sharing. */
export function ShareLinks({ link, texts }: { link: string; texts: string }) {
	const { t } = useTranslation('affiliate')
	return (
		<ul className={chipListStyle()} aria-label={t('share.label')}>
			{shareLinks(link, texts).map(({ name, href }) => (
				<li key={name}>
					<Anchor className={chipStyle()} href={href} target="_blank" rel="noopener noreferrer">
						<span className="sr-only">{t('share.to')} </span>
						{name}
					</Anchor>
				</li>
			))}
		</ul>
	)
}
