// SPDX-License-Identifier: Apache-2.0
/** Programs of which parts run on another device, as OpenACC has them. */
package dev.freehold.acc;
