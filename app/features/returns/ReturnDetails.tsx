import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Card } from '#web/ui/Card.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PictureFrame } from '#web/ui/PictureFrame.tsx'
import { PictureRow } from '#app/ui/PictureRow.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { LinePicture } from '../orders/LinePicture.tsx'
import { type ReturnView } from './return-view.ts'

/** Returned products, reasons, the customer's pictures and the refund. */
export function ReturnDetails({ found }: { found: ReturnView }) {
	const { t } = useTranslation('returns')
	return (
		<Card as="section" className="flex flex-col gap-4" aria-labelledby="details">
			<h2 id="details">{t('details.title')}</h2>
			{found.rejectReason ? (
				<Alert tone="error" title={t('details.rejected')}>
					{found.rejectReason}
				</Alert>
			) : null}
			<ul>
				{found.lines.map((line) => (
					<PictureRow
						key={line.position}
						picture={line.imageId === null ? null : <LinePicture id={line.imageId} />}
					>
						<p>{line.name}</p>
						{line.variantLabel ? <MutedText>{line.variantLabel}</MutedText> : null}
						<p className="flex flex-wrap items-center justify-between gap-2">
							<MutedText as="span">
								{t('units', { count: line.quantity })} · {t(`reason.${line.reason}`)}
							</MutedText>
							<span className="tabular-nums font-semibold">{line.refund}</span>
						</p>
					</PictureRow>
				))}
			</ul>
			<SummaryList rows={[{ term: t('details.total'), value: found.refund, total: true }]} />
			<dl className="flex flex-col gap-4">
				<Fact term={t('details.description')}>
					<p className="wrap-anywhere whitespace-pre-line">{found.description}</p>
				</Fact>
				<Fact term={t('details.pictures')}>
					<Pictures found={found} />
				</Fact>
				{found.courier ? <Fact term={t('details.courier')}>{found.courier}</Fact> : null}
				{found.tracking ? (
					<Fact term={t('details.tracking')}>
						<span className="tabular-nums select-all">{found.tracking}</span>
					</Fact>
				) : null}
			</dl>
		</Card>
	)
}

function Pictures({ found }: { found: ReturnView }) {
	const { t } = useTranslation('returns')
	const path = usePath()
	const { pictureIds, number } = found
	return (
		<ul className="flex flex-wrap items-center gap-3">
			{pictureIds.map((id, at) => {
				const address = path(paths.profile.returnPicture(number, id))
				return (
					<li key={id}>
						<a href={address}>
							<PictureFrame size="large">
								<img
									src={address}
									alt={t('details.picture', { number: at + 1, count: pictureIds.length })}
									width={96}
									height={96}
									loading="lazy"
									decoding="async"
									className="size-full object-cover"
								/>
							</PictureFrame>
						</a>
					</li>
				)
			})}
		</ul>
	)
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div>
			<MutedText as="dt" className="mb-1">
				{term}
			</MutedText>
			<dd>{children}</dd>
		</div>
	)
}
