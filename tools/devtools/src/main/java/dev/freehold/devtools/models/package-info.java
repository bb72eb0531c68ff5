// SPDX-License-Identifier: Apache-2.0
/** Programs of the size of real models, in TOSA: {@code ./dev bench} and {@code ./dev explored-models} measure what the reference's own passes make of them. */
package dev.freehold.devtools.models;
