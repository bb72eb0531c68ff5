// SPDX-License-Identifier: Apache-2.0
/** Undefined behavior: values without meaning, and places that are never reached. */
package dev.freehold.ub;
