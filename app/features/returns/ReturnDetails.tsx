import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#app/ui/Alert.tsx'
import { SummaryList } from '#app/ui/SummaryList.tsx'
import { LinePicture } from '../orders/LinePicture.tsx'
import { type ReturnView } from './return-view.ts'

/** What goes back and why, with the customer's pictures and what comes back for it. */
export function ReturnDetails({ found }: { found: ReturnView }) {
	const { t } = useTranslation('returns')
	return (
		<section className="box stack" aria-labelledby="details">
			<h2 id="details">{t('details.title')}</h2>
			{found.rejectReason ? (
				<Alert tone="error" title={t('details.rejected')}>
					{found.rejectReason}
				</Alert>
			) : null}
			<ul>
				{found.lines.map((line) => (
					<li key={line.position} className="line">
						{line.imageId === null ? null : <LinePicture id={line.imageId} />}
						<div className="line-b">
							<p>{line.name}</p>
							{line.variantLabel ? <p className="help">{line.variantLabel}</p> : null}
							<p className="row row-x">
								<span className="help">
									{t('units', { count: line.quantity })} · {t(`reason.${line.reason}`)}
								</span>
								<span className="num font-semibold">{line.refund}</span>
							</p>
						</div>
					</li>
				))}
			</ul>
			<SummaryList rows={[{ term: t('details.total'), value: found.refund, total: true }]} />
			<dl className="stack">
				<Fact term={t('details.description')}>
					<p className="wrap-anywhere whitespace-pre-line">{found.description}</p>
				</Fact>
				<Fact term={t('details.pictures')}>
					<Pictures found={found} />
				</Fact>
				{found.courier ? <Fact term={t('details.courier')}>{found.courier}</Fact> : null}
				{found.tracking ? (
					<Fact term={t('details.tracking')}>
						<span className="num select-all">{found.tracking}</span>
					</Fact>
				) : null}
			</dl>
		</section>
	)
}

function Pictures({ found }: { found: ReturnView }) {
	const { t } = useTranslation('returns')
	const path = usePath()
	const { pictureIds, number } = found
	return (
		<ul className="row gap-3">
			{pictureIds.map((id, at) => {
				const address = path(paths.profile.returnPicture(number, id))
				return (
					<li key={id}>
						<a href={address} className="pic block size-24">
							<img
								src={address}
								alt={t('details.picture', { number: at + 1, count: pictureIds.length })}
								width={96}
								height={96}
								loading="lazy"
								decoding="async"
								className="size-full object-cover"
							/>
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
			<dt className="help mb-1">{term}</dt>
			<dd>{children}</dd>
		</div>
	)
}
