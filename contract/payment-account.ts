/** SIMULATION: the simulated provider of this installation, for trying the shop; nobody pays anything. */
export const PROVIDER_ENVIRONMENTS = ['PRODUCTION', 'SANDBOX', 'SIMULATION'] as const
export type ProviderEnvironment = (typeof PROVIDER_ENVIRONMENTS)[number]

/** Who pays the provider's fee. */
export const FEE_PAYERS = ['SHOP', 'BUYER'] as const
export type FeePayer = (typeof FEE_PAYERS)[number]

/** What a provider asks for a payment: whole rupiah, and hundredths of a percent of the amount. */
export type MethodFee = { fixed: number; basisPoints: number }
