import type { Endpoint } from './endpoint.ts'
import { ACCOUNT_ENDPOINTS } from './account-endpoints.ts'
import { AGENT_ENDPOINTS } from './agent-endpoints.ts'
import { PUBLIC_AGENT_ENDPOINTS } from './agent.ts'
import { API_ACCESS_ENDPOINTS } from './api-access.ts'
import { AUTH_ENDPOINTS } from './auth-endpoints.ts'
import { BALANCE_ENDPOINTS } from './balance-endpoints.ts'
import { CART_ENDPOINTS } from './cart.ts'
import { CATALOG_ENDPOINTS } from './catalog.ts'
import { CONTENT_ENDPOINTS } from './content.ts'
import { CUSTOMER_ORDER_ENDPOINTS } from './customer-endpoints.ts'
import { FEED_ENDPOINTS } from './feed.ts'
import { ORDER_ENDPOINTS } from './order.ts'
import { PAYMENT_ENDPOINTS } from './payment.ts'
import { REGION_ENDPOINTS } from './region.ts'
import { SHIPPING_ENDPOINTS } from './shipping.ts'
import { SITE_ENDPOINTS } from './site.ts'
import { VOUCHER_ENDPOINTS } from './voucher-endpoints.ts'

/** Every call the website API answers under /v1, each declared beside its schemas; the OpenAPI document is made from it. */
export const ENDPOINTS: Endpoint[] = [
	...API_ACCESS_ENDPOINTS,
	...SITE_ENDPOINTS,
	...CONTENT_ENDPOINTS,
	...PUBLIC_AGENT_ENDPOINTS,
	...CATALOG_ENDPOINTS,
	...CART_ENDPOINTS,
	...REGION_ENDPOINTS,
	...SHIPPING_ENDPOINTS,
	...PAYMENT_ENDPOINTS,
	...ORDER_ENDPOINTS,
	...FEED_ENDPOINTS,
	...ACCOUNT_ENDPOINTS,
	...AGENT_ENDPOINTS,
	...AUTH_ENDPOINTS,
	...BALANCE_ENDPOINTS,
	...CUSTOMER_ORDER_ENDPOINTS,
	...VOUCHER_ENDPOINTS,
]
