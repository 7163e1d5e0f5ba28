import type { MetaFunction, SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getEditedProduct } from '#contract/edited-product.ts'
import { pictureKey } from '#admin/features/products/pictures.form.ts'
import { ProductHead } from '#admin/features/products/ProductHead.tsx'
import { productHead } from '#admin/features/products/product-head.ts'
import { digestOf } from '#admin/features/products/product-sections.server.ts'
import { saveProductPictures } from '#admin/features/products/save-pictures.server.ts'
import { ProductSaveBar } from '#admin/features/products/ProductSaveBar.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { fieldsSavedMeanwhile } from '#admin/http/saved-meanwhile.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { FileField } from '#web/ui/FileField.tsx'
import { TextField } from '#web/ui/TextField.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.edit')
	const product = await staff.api.call(getEditedProduct, { id: args.params.id ?? '' })
	const head = productHead(product, staff)
	return {
		title: pageTitle(staff.locale, 'products:pictures.title', { name: head.name }),
		head,
		shown: digestOf(product.pictures),
		pictures: product.pictures.map(({ mediaId, altId, altEn }) => ({
			id: mediaId,
			altId,
			altEn: altEn === altId ? '' : altEn,
		})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.edit')
	return saveProductPictures(staff, args.params.id, await args.request.formData())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PicturesPage() {
	const { head, shown, pictures } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('products')
	return (
		<>
			<ProductHead {...head} at="pictures" />
			<PostForm className="grid gap-4" encType="multipart/form-data">
				<FormErrors rejected={rejected} ns="products" />
				<input type="hidden" name="shown" value={shown} />
				<Panel id="add-pictures" title={t('pictures.add')}>
					<FileField
						id="picture"
						name="picture"
						accept={['image/*']}
						multiple
						label={t('pictures.files')}
						help={t('pictures.filesHelp')}
						errors={fieldErrors(rejected, t)('picture')}
					/>
				</Panel>
				{pictures.length === 0 ? null : (
					<Panel id="shown-pictures" title={t('pictures.shown')}>
						<PictureRows pictures={pictures} rejected={rejected} />
					</Panel>
				)}
				<ProductSaveBar />
			</PostForm>
		</>
	)
}

type PictureRowsProps = Pick<SerializeFrom<typeof loader>, 'pictures'> & {
	rejected: RejectedForm | undefined
}

function PictureRows({ pictures, rejected }: PictureRowsProps) {
	const { t } = useTranslation('products')
	return (
		<div className="grid gap-4">
			<ul className="divide-y divide-line">
				{pictures.map((picture, at) => (
					<PictureRow key={picture.id} picture={picture} at={at} rejected={rejected} />
				))}
			</ul>
			<p className="text-14 text-mute">{t('pictures.text')}</p>
		</div>
	)
}

type RowProps = Pick<PictureRowsProps, 'rejected'> & {
	picture: PictureRowsProps['pictures'][number]
	at: number
}

function PictureRow({ picture: { id, altId, altEn }, at, rejected }: RowProps) {
	const { t } = useTranslation('products')
	const key = pictureKey(id)
	const field = fieldsSavedMeanwhile(rejected, t)
	return (
		<li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 py-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
			<img
				src={`/products/media/${id}`}
				alt={altId}
				width="112"
				height="112"
				loading="lazy"
				className="aspect-square w-full rounded-control bg-sunk object-cover"
			/>
			<div className="grid gap-3 sm:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)]">
				<TextField
					{...field(`place-${key}`, String(at + 1))}
					label={t('pictures.place')}
					inputMode="numeric"
					maxLength={3}
				/>
				<TextField {...field(`altId-${key}`, altId)} label={t('pictures.altId')} maxLength={500} />
				<TextField {...field(`altEn-${key}`, altEn)} label={t('pictures.altEn')} maxLength={500} />
				<div className="sm:col-span-3">
					<CheckboxField
						id={`remove-${key}`}
						name={`remove-${key}`}
						value="1"
						label={t('pictures.remove', { place: at + 1 })}
						defaultChecked={rejected?.values[`remove-${key}`] !== undefined}
					/>
				</div>
			</div>
		</li>
	)
}
