import type { reviewForm } from './review.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pictureTypes, reviewRatings } from '#app/domain/customer-order.ts'
import { maxFileBytes } from '#app/domain/upload.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { FileField } from '#web/ui/FileField.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { LinePicture } from './LinePicture.tsx'

export type ReviewView = {
	number: string
	line: { position: number; name: string; variantLabel: string; imageId: string | null }
	formToken: string
}

type ReviewScreenProps = ReviewView & { result: SubmissionResult<string[]> | undefined }

type Fields = FieldsOf<typeof reviewForm>

/** A buyer's review of a product. */
export function ReviewScreen(props: ReviewScreenProps) {
	const { line } = props
	const { t } = useTranslation('my-orders')
	return (
		<>
			<PageHeader title={t('review.title')}>{t('review.lead')}</PageHeader>
			<div className="flex items-center mb-6 gap-3">
				{line.imageId === null ? null : <LinePicture id={line.imageId} />}
				<div>
					<p className="font-semibold">{line.name}</p>
					{line.variantLabel ? <MutedText>{line.variantLabel}</MutedText> : null}
				</div>
			</div>
			<ReviewForm {...props} />
		</>
	)
}

function ReviewForm({ number, line, formToken, result }: ReviewScreenProps) {
	const { t } = useTranslation('my-orders')
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<Fields>({ id: 'review', lastResult: result })
	const errors = summaryErrors(form, t)
	const rating = fieldProps(fields.rating, t)
	const pictures = fieldProps(fields.pictures, t)
	const orderPath = path(paths.profile.order(number))
	return (
		<FieldForm
			form={form}
			action={`${orderPath}/review?line=${line.position}`}
			formToken={formToken}
			summary={t('review.summary', { count: errors.length })}
			errors={errors}
			encType="multipart/form-data"
			className="max-w-168"
		>
			<input type="hidden" name="line" value={line.position} />
			<RadioCards
				{...rating}
				label={t('review.rating')}
				cards={reviewRatings.map((stars) => ({
					value: String(stars),
					title: t(`review.stars.${stars}`),
				}))}
			/>
			<TextArea
				{...fieldProps(fields.text, t)}
				rows={5}
				label={t('review.text')}
				optional={t('review.optional')}
				help={t('review.textHelp')}
				maxLength={4000}
			/>
			<FileField
				id={pictures.id}
				name={pictures.name}
				multiple
				errors={pictures.errors}
				label={t('review.pictures')}
				optional={t('review.optional')}
				help={t('review.picturesHelp')}
				again={result?.initialValue?.sentPictures ? t('review.again') : undefined}
				accept={pictureTypes.join(',')}
				limit={{ bytes: maxFileBytes, error: t('pictures.big') }}
			/>
			<div className="flex flex-wrap items-center gap-4">
				<Button variant="primary" size="large" pending={sending}>
					{t('review.submit')}
				</Button>
				<TextLink touch="block" href={orderPath}>
					{t('review.back')}
				</TextLink>
			</div>
		</FieldForm>
	)
}
