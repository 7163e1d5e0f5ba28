import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductGallery } from './ProductGallery.tsx'

const image = { id: 'abcd1234', alt: 'Kemeja linen', width: 1200, height: 1200 }

test('[BC-05] a large picture is 647 px wide in windows of 1536 px and more, else 487 px', () => {
	const html = renderToStaticMarkup(
		<ProductGallery images={[image]} first={null} dataSaver={false} />,
	)
	const [gallery = ''] = html.split('<dialog')
	const sizes = [...gallery.matchAll(/sizes="([^"]+)"/g)].map(([, value]) => value)
	expect(new Set(sizes)).toEqual(
		new Set([
			'(width &gt;= 96rem) 647px, (width &gt;= 45rem) 487px, min(100vw, max(9rem, 100vh - 30rem))',
		]),
	)
})
