import type { TextFunctionOf } from '#app/i18n/text-keys.ts'
import { isLocale } from '#web/i18n/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { largePicture } from '#app/domain/image-widths.ts'
import { MutedText } from '#web/ui/MutedText.tsx'
import { pictureFrame } from '#web/ui/PictureFrame.tsx'
import { Rating } from '#web/ui/Rating.tsx'
import type { zoomLink } from './PictureZoom.tsx'
import type { ReviewView } from './reviews-view.ts'

type ReviewItemProps = {
	review: ReviewView
	/** Attributes of the links to the large pictures. */
	pictureLink: ReturnType<typeof zoomLink> | undefined
}

/** One review of a list: who, what they bought, their words and pictures, and the shop's answer. */
export function ReviewItem({ review, pictureLink }: ReviewItemProps) {
	const { t } = useTranslation('catalog')
	const { language } = review
	return (
		<li className="flex flex-col gap-2 border-b border-line pb-4">
			<p className="flex flex-wrap items-center gap-2 text-14 text-mute *:text-ink">
				<Rating value={String(review.rating)} label={t('card.ratingLabel')} />
				<span className="font-semibold">{review.author}</span>
				{review.date}
			</p>
			{review.variantLabel === '' && language === null ? null : (
				<MutedText size={12} className="flex flex-wrap gap-x-3">
					{review.variantLabel === '' ? null : (
						<span>{t('review.variant', { variant: review.variantLabel })}</span>
					)}
					{language === null ? null : (
						<span>{t('review.language', { language: nameOf(language, t) })}</span>
					)}
				</MutedText>
			)}
			{review.text === '' ? null : (
				<p className="max-w-[68ch] whitespace-pre-line" lang={language ?? undefined}>
					{review.text}
				</p>
			)}
			{review.pictureIds.length === 0 ? null : (
				<ul className="flex flex-wrap gap-2">
					{review.pictureIds.map((id, at) => (
						<li key={id}>
							<a className="block w-24 sm:w-30" href={largePicture(id)} {...pictureLink}>
								<img
									src={`/media/${id}/240.avif`}
									alt={t('review.picture', { number: at + 1, author: review.author })}
									width={120}
									height={120}
									loading="lazy"
									decoding="async"
									className={pictureFrame({ className: 'object-cover' })}
								/>
							</a>
						</li>
					))}
				</ul>
			)}
			{review.reply === null ? null : (
				<div className="rounded-card bg-sunk px-4 py-3 text-14">
					<p className="font-semibold">
						{t('review.reply')} <span className="font-normal text-mute">{review.reply.date}</span>
					</p>
					<p className="mt-1 max-w-[68ch] whitespace-pre-line">{review.reply.text}</p>
				</div>
			)}
		</li>
	)
}

function nameOf(language: string, t: TextFunctionOf<'catalog'>): string {
	return isLocale(language) ? t(`review.languages.${language}`) : language
}
