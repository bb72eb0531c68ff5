// SPDX-License-Identifier: Apache-2.0
/** Sparse conditional constant propagation. */
package dev.freehold.transform.sccp;
