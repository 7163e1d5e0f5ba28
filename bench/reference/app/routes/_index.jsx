import { Link, useLoaderData } from '@remix-run/react'

const sizes = ['XS', 'S', 'M', 'L', 'XL']

/** Twelve products from memory: the page costs what Remix and React cost, and nothing else. */
export function loader() {
	const categories = Array.from({ length: 20 }, (_, index) => `Category ${index + 1}`)
	const products = Array.from({ length: 12 }, (_, index) => ({
		slug: `product-${index + 1}`,
		name: `Plain shirt number ${index + 1}`,
		price: 100_000 + index * 5_000,
		image: `/pictures/product-${index + 1}.webp`,
		rating: 4.5,
		sold: 120 + index,
		sizes,
	}))
	return { categories, products }
}

export default function Listing() {
	const { categories, products } = useLoaderData()
	return (
		<>
			<header>
				<nav>
					<ul>
						{categories.map((name) => (
							<li key={name}>
								<Link to={`/?category=${name}`}>{name}</Link>
							</li>
						))}
					</ul>
				</nav>
			</header>
			<main>
				<h1>Products</h1>
				<ul>
					{products.map((product) => (
						<Product key={product.slug} {...product} />
					))}
				</ul>
			</main>
			<footer>
				<p>Reference</p>
			</footer>
		</>
	)
}

function Product({ slug, name, price, image, rating, sold, sizes }) {
	return (
		<li className="product">
			<article>
				<Link to={`/?product=${slug}`}>
					<picture>
						<source srcSet={`${image}?w=320 320w, ${image}?w=640 640w`} type="image/webp" />
						<img src={image} alt={name} width="320" height="320" loading="lazy" />
					</picture>
				</Link>
				<div className="about">
					<h2>
						<Link to={`/?product=${slug}`}>{name}</Link>
					</h2>
					<p className="price">
						<span>Rp</span> <strong>{price.toLocaleString('id-ID')}</strong>
					</p>
					<p className="rating">
						{Array.from({ length: 5 }, (_, index) => (
							<span key={index} className={index < rating ? 'on' : 'off'}>
								★
							</span>
						))}
						<small>{sold} sold</small>
					</p>
					<ul className="sizes">
						{sizes.map((size) => (
							<li key={size}>
								<label>
									<input type="radio" name={`size-${slug}`} value={size} />
									<span>{size}</span>
								</label>
							</li>
						))}
					</ul>
					<button type="button">Buy</button>
				</div>
			</article>
		</li>
	)
}
