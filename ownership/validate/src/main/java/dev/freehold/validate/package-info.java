// SPDX-License-Identifier: Apache-2.0
/**
 * A static validator of deallocations, whoever placed them: {@link dev.freehold.validate.DeallocationValidator}, and
 * {@link dev.freehold.validate.VerifyDeallocations}, the pass {@code --verify-deallocations}. It shares no code with the deallocation passes.
 *
 * <p>A function is translated to instructions on allocation sites and conditions ({@code FunctionTranslator}); a forward analysis per site
 * ({@code SiteAnalysis}) keeps the conditions under which a buffer is live, as binary decision diagrams ({@code Bdd}). {@code docs/validator.md}
 * explains what is proved.
 */
package dev.freehold.validate;
