// SPDX-License-Identifier: Apache-2.0
/** From operations on memrefs to simpler ones. */
package dev.freehold.conversion.memref;
