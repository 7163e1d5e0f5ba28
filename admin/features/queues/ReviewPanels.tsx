import { codeText } from '#web/i18n/text-keys.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { PictureFrame } from '#web/ui/PictureFrame.tsx'
import { Rating } from '#web/ui/Rating.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { MOST_REPLY_LENGTH } from '#contract/review.ts'
import type { ReviewView } from './review-view.ts'

type ReviewPanelsProps = {
	review: ReviewView
	canReadOrders: boolean
	/** Id of the review to show after this one is answered. */
	nextReview: string | undefined
	rejected: RejectedForm | undefined
}

/** A review as shoppers see it, with the forms to answer it and to hide it. */
export function ReviewPanels({ review, canReadOrders, nextReview, rejected }: ReviewPanelsProps) {
	const { t } = useTranslation('queues')
	const { orderNumber, language } = review
	const order =
		orderNumber === null ? (
			'–'
		) : canReadOrders ? (
			<TextLink href={`/orders/${orderNumber}`}>{orderNumber}</TextLink>
		) : (
			orderNumber
		)
	return (
		<>
			<Panel id="one" title={review.author}>
				<FormErrors rejected={rejected} ns="queues" />
				<p className="mb-2 text-18">
					<Rating value={t('review.stars', { count: review.rating })} />
				</p>
				<p
					className="mb-4 max-w-[68ch] rounded-control bg-sunk p-4 whitespace-pre-line"
					lang={language ?? undefined}
				>
					{review.text === '' ? t('review.noText') : review.text}
				</p>
				<Pictures ids={review.pictureIds} />
				<SummaryList
					rows={[
						{ term: t('review.product'), value: review.product },
						...(review.variantLabel === ''
							? []
							: [{ term: t('review.variant'), value: review.variantLabel }]),
						{ term: t('review.order'), value: order },
						{ term: t('review.written'), value: review.written },
						...(language === null
							? []
							: [
									{
										term: t('review.language'),
										value: codeText(t, 'review.languages', language),
									},
								]),
					]}
				/>
				<p className="mt-4 text-14 text-mute">
					{review.hidden ? t('review.hidden', review.hidden) : t('review.inShop')}
				</p>
			</Panel>
			{review.hidden ? (
				<PostForm>
					<ReviewFields review={review} nextReview={nextReview} />
					<Button variant="primary" name="act" value="show">
						{t('review.show')}
					</Button>
				</PostForm>
			) : (
				<ReviewForms review={review} nextReview={nextReview} rejected={rejected} />
			)}
		</>
	)
}

type FormProps = Omit<ReviewPanelsProps, 'canReadOrders'>

function ReviewForms({ review, nextReview, rejected }: FormProps) {
	const { t } = useTranslation('queues')
	const errors = fieldErrors(rejected, t)
	return (
		<PostForm className="grid gap-4">
			<ReviewFields review={review} nextReview={nextReview} />
			<Panel id="answer" title={t('review.answer')}>
				<div className="grid gap-4">
					<TextArea
						id="text"
						name="text"
						rows={4}
						maxLength={MOST_REPLY_LENGTH}
						label={t('review.answer')}
						hideLabel
						help={
							review.replied === null
								? t('review.answerHelp')
								: t('review.answered', { at: review.replied })
						}
						defaultValue={rejected?.values.text ?? review.reply ?? ''}
						errors={errors('text')}
					/>
					<div>
						<Button variant="primary" name="act" value="answer">
							{t(review.reply === null ? 'review.send' : 'review.change')}
						</Button>
					</div>
				</div>
			</Panel>
			<Panel id="hiding" title={t('review.hideTitle')}>
				<div className="grid gap-4">
					<TextField
						id="reason"
						name="reason"
						maxLength={200}
						autoComplete="off"
						label={t('review.hideReason')}
						help={t('review.hideHelp')}
						defaultValue={rejected?.values.reason}
						errors={errors('reason')}
					/>
					<div>
						<Button variant="danger" name="act" value="hide">
							{t('review.hide')}
						</Button>
					</div>
				</div>
			</Panel>
		</PostForm>
	)
}

function ReviewFields({ review, nextReview }: Pick<ReviewPanelsProps, 'review' | 'nextReview'>) {
	return (
		<>
			<input type="hidden" name="id" value={review.id} />
			<input type="hidden" name="version" value={review.version} />
			<input type="hidden" name="nextReview" value={nextReview ?? ''} />
			<input type="hidden" name="savedText" value={review.reply ?? ''} />
		</>
	)
}

function Pictures({ ids }: { ids: string[] }) {
	const { t } = useTranslation('queues')
	if (ids.length === 0) return null
	return (
		<ul className="mb-4 flex flex-wrap gap-2">
			{ids.map((id, at) => (
				<li key={id} className="w-30 sm:w-40">
					<a href={`/products/media/${id}`}>
						<PictureFrame>
							<img
								src={`/products/media/${id}`}
								alt={t('review.picture', { number: at + 1 })}
								width={160}
								height={160}
								loading="lazy"
								className="size-full object-cover"
							/>
						</PictureFrame>
					</a>
				</li>
			))}
		</ul>
	)
}
